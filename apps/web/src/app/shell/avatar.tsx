import { UserRound } from 'lucide-react';
import { useState } from 'react';

type AvatarProps = { name: string; imageUrl?: string };

/** HDR-05, ERR-05: the picture, or the first letter when there is none or it does not load. */
export function Avatar({ name, imageUrl }: AvatarProps) {
  const [failed, setFailed] = useState(false);
  const first = name.codePointAt(0);
  const letter = first === undefined ? undefined : String.fromCodePoint(first).toUpperCase();
  return (
    <span className="bg-raised-strong text-accent grid size-9 shrink-0 place-items-center overflow-hidden rounded-full text-sm font-semibold">
      {imageUrl !== undefined && !failed ? (
        <img
          src={imageUrl}
          alt=""
          width={36}
          height={36}
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        (letter ?? <UserRound size={18} aria-hidden="true" />)
      )}
    </span>
  );
}
