/** What is wrong with a form or a part as a whole, said at once. */
export function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="bg-loss/12 text-loss rounded-lg px-4 py-3 text-sm font-medium text-pretty">
      {text}
    </p>
  );
}
