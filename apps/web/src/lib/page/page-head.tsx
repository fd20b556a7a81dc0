import { usePageWhole } from '#lib/page/page-whole.ts';

/** Title and description; React moves them into the head, on the server too. One per page. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  usePageWhole();
  return (
    <>
      <title>{`${title} · Maidan`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
