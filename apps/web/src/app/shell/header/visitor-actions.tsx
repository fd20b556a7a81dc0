import { Button } from '@maidan/ui/button.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useT } from '#lib/texts/i18n.tsx';

/** HDR-04. The forms load while the pointer is still on its way. */
export function VisitorActions() {
  const t = useT('shell');
  return (
    <div className="visitor-only flex items-center gap-2">
      <Button
        look="outline"
        size="small"
        className="sm:h-11 sm:px-5"
        onPointerEnter={warmForms}
        onClick={() => openModal('login')}
      >
        {t('log-in')}
      </Button>
      <Button
        size="small"
        className="sm:h-11 sm:px-5"
        onPointerEnter={warmForms}
        onClick={() => openModal('register')}
      >
        {t('sign-up')}
      </Button>
    </div>
  );
}

function warmForms(): void {
  // Nobody has asked for it yet; what does not arrive is said when somebody does.
  import('#app/shell/modals/picture-modals.tsx').catch(() => undefined);
}
