export function Star({ on, label, onPress }: { on: boolean; label: string; onPress: () => void }) {
  return (
    <button type="button" className="sb-star" aria-pressed={on} aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
      </svg>
    </button>
  );
}
