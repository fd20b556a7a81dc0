import { Button } from '@maidan/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '#lib/call/call-file.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showCallError } from '#lib/overlays/show-call-error.ts';

/** MEM-08: what the filters show, as a file for a spreadsheet. */
export function ExportButton({ name, ask }: { name: string; ask: () => Promise<Blob> }) {
  const t = useT('records');
  const save = useMutation({
    mutationFn: async () => saveFile(await ask(), `${name}.csv`),
    onError: showCallError,
  });
  return (
    <Button look="outline" className="shrink-0" pending={save.isPending} onClick={() => save.mutate()}>
      <Download size={18} aria-hidden />
      {/* A phone has room for its sign alone beside the title. */}
      <span className="max-sm:sr-only">{t('export')}</span>
    </Button>
  );
}
