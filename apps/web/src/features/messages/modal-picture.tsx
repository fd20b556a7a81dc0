import { Picture } from '#lib/pictures/picture.tsx';
import { useAnnouncements } from './messages.queries.ts';

/** REG-11: the banner of a modal's group fills the place it is given; the words stand over the picture. */
export function ModalPicture({ group }: { group: 'w_login' | 'w_register' | 'w_forget' }) {
  const { data } = useAnnouncements();
  const banner = data?.banners.find((one) => one.groupName === group);
  if (banner === undefined) return null;
  return (
    <>
      <Picture src={banner.imageUrl} fallback={null} className="absolute inset-0 size-full object-cover" />
      <div className="absolute inset-0 bg-linear-to-t from-[#0b1120]/95 via-[#0b1120]/25 to-transparent" />
      <div className="absolute inset-x-0 bottom-0 p-4 pr-14 text-[#f2f5fc] md:p-6">
        <p className="text-xl leading-tight font-bold text-balance">{banner.title}</p>
        <p className="mt-1 line-clamp-1 text-sm text-pretty text-[#d5ddf0] md:line-clamp-none">
          {banner.subtitle}
        </p>
      </div>
    </>
  );
}
