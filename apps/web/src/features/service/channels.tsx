import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { CircleHelp, ExternalLink, Headset, Mail, MessageCircle, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { Channel } from '#lib/site/permission.ts';
import { useCustomerService } from '#lib/site/site-settings.ts';
import { useChannelName } from './channel-name.ts';
import { useOpenChannel } from './use-open-channel.ts';

const ICONS: Record<string, LucideIcon> = {
  helpcenter: CircleHelp,
  livechat: Headset,
  email: Mail,
  phone: Phone,
};

/** SET-02: every way to reach people, as large as a thumb. */
export function Channels() {
  const t = useT('service');
  const { channels, isPending, isError, retry } = useCustomerService();
  if (isPending) return <Waiting />;
  if (isError) {
    return (
      <EmptyState
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    );
  }
  if (channels.length === 0)
    return (
      <EmptyState icon={<Headset size={28} aria-hidden="true" />} title={t('noneTitle')} text={t('none')} />
    );
  return (
    <ul className="flex flex-col gap-2">
      {channels.map((channel) => (
        <ChannelLine key={`${channel.csType} ${channel.address}`} channel={channel} />
      ))}
    </ul>
  );
}

function ChannelLine({ channel }: { channel: Channel }) {
  const name = useChannelName();
  const open = useOpenChannel();
  const Icon = ICONS[channel.csType.toLowerCase()] ?? MessageCircle;
  return (
    <li>
      <button
        type="button"
        className="bg-raised hover:bg-raised-strong flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-lg px-4 py-2 text-left transition-colors"
        onClick={() => open(channel)}
      >
        <Icon size={22} aria-hidden="true" className="text-accent shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name(channel.csType)}</span>
          <bdi className="text-muted block truncate text-sm">{readable(channel.address)}</bdi>
        </span>
        <ExternalLink size={18} aria-hidden="true" className="text-muted shrink-0" />
      </button>
    </li>
  );
}

/** Where it leads, so that nobody has to trust a name alone. */
function readable(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return protocol.startsWith('http') ? host : pathname;
}

function Waiting() {
  const t = useT('service');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-2">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-14 w-full rounded-lg" />
      ))}
    </output>
  );
}
