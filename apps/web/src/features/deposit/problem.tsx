/** What the server says about the whole form. */
export function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="bg-loss/12 text-loss rounded-lg px-4 py-3 text-sm font-medium text-pretty">
      {text}
    </p>
  );
}
