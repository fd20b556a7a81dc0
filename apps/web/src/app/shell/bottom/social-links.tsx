import { useChannelName } from '#features/service/channel-name.ts';
import { useOpenChannel } from '#features/service/use-open-channel.ts';
import { useT, WithHelpTexts } from '#lib/texts/i18n.tsx';
import { useCustomerService } from '#lib/site/site-settings.ts';

const SOCIAL = new Set(['facebook', 'youtube']);

/** FTR-01: from the customer-service entries, opened with the same care (T21). */
export function SocialLinks() {
  return (
    <WithHelpTexts>
      <Links />
    </WithHelpTexts>
  );
}

function Links() {
  const t = useT('service');
  const name = useChannelName();
  const open = useOpenChannel();
  const channels = useCustomerService().channels.filter(({ csType }) => SOCIAL.has(csType.toLowerCase()));
  if (channels.length === 0) return null;
  return (
    <ul aria-label={t('social')} className="flex flex-wrap gap-2">
      {channels.map((channel) => (
        <li key={channel.address}>
          <button
            type="button"
            className="bg-raised hover:bg-raised-strong h-11 cursor-pointer rounded-lg px-4 text-sm font-medium transition-colors"
            onClick={() => open(channel)}
          >
            {name(channel.csType)}
          </button>
        </li>
      ))}
    </ul>
  );
}
