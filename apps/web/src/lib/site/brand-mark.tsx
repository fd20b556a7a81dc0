/** The ground from above: a ring of stands, the field, and one light that is on. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="shrink-0">
      <rect width="40" height="40" rx="11" fill="var(--color-action)" />
      <ellipse
        cx="20"
        cy="22"
        rx="13"
        ry="9.5"
        fill="none"
        stroke="var(--color-on-action)"
        strokeWidth="2.6"
      />
      <ellipse cx="20" cy="22" rx="7.5" ry="4.8" fill="var(--color-on-action)" />
      <path d="M20 17.2v9.6" stroke="var(--color-action)" strokeWidth="1.6" />
      <circle cx="20" cy="8" r="2.6" fill="var(--color-on-action)" />
    </svg>
  );
}
