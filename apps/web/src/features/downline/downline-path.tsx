import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

type Path = readonly { id: string; username: string }[];
type Props = { path: Path; onGo: (under: string | undefined) => void };

/** From the reader down to whose level is shown. */
export function DownlinePath({ path, onGo }: Props) {
  const t = useT('downline');
  const last = path.at(-1);
  return (
    <nav aria-label={t('list.path')} className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
      <Step name={t('you')} here={last === undefined} onGo={() => onGo(undefined)} />
      {path.map(({ id, username }) => (
        <Fragment key={id}>
          <ChevronRight size={16} aria-hidden className="text-muted shrink-0" />
          <Step name={username} here={id === last?.id} onGo={() => onGo(id)} />
        </Fragment>
      ))}
    </nav>
  );
}

function Step({ name, here, onGo }: { name: string; here: boolean; onGo: () => void }) {
  if (here)
    return (
      <span aria-current="page" className="px-2 py-1 font-semibold">
        {name}
      </span>
    );
  return (
    <button
      type="button"
      className="text-accent hover:bg-raised cursor-pointer rounded-md px-2 py-1 font-medium"
      onClick={onGo}
    >
      {name}
    </button>
  );
}
