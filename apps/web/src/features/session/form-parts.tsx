/** What the server says about the whole form rather than one field. */
export function FormMessage({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="bg-loss/12 text-loss rounded-lg px-4 py-3 text-sm font-medium">
      {text}
    </p>
  );
}

/** The other modal is one press away. */
export function OtherWay({
  question,
  action,
  onPress,
}: {
  question: string;
  action: string;
  onPress: () => void;
}) {
  return (
    <p className="text-muted flex flex-wrap items-center justify-center gap-x-1 text-sm">
      {question}
      <button
        type="button"
        className="text-accent hover:bg-raised h-11 cursor-pointer rounded-md px-3 font-semibold"
        onClick={onPress}
      >
        {action}
      </button>
    </p>
  );
}
