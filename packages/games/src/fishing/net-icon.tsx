/** A casting net, for the button. */
export function NetIcon() {
  return (
    <svg className="gs-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M12 3c-5 2-8 7-9 14 3-1 4 3 6 2s2 2 3 2 1-3 3-2 3-3 6-2c-1-7-4-12-9-14zM12 3v17M12 3C8 8 7 13 7 18M12 3c4 5 5 10 5 15M5 11q7 3 14 0M8 7q4 2 8 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
