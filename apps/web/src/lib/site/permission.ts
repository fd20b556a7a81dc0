import { getPermission } from '@maidan/contract/system/get-permission.ts';
import { outsideLink } from '@maidan/contract/system/outside-link.ts';
import { call } from '#lib/call/call.ts';
import { pageHosts } from '#lib/page/page-hosts.ts';
import { openSealed, pageKey } from '#lib/site/page-key.ts';
import { pickOne } from '#lib/site/pick-one.ts';

export type Channel = { csType: string; address: string };

/** SET-01, LOG-15: the site as this page sees it. CDNs are chosen once for each answer. */
export async function askPermission() {
  const { x, y } = await pageKey();
  const { info, ...rest } = await call(getPermission, { pageKeyX: x, pageKeyY: y });
  const { customerService, imageCDNs, launchGameCDNs, ...known } = info;
  const ownHosts = [known.mainDomain, window.location.hostname];
  const opened = await Promise.all(customerService.map((entry) => openChannel(entry, ownHosts)));
  return {
    ...known,
    ...rest,
    resources: known.resources.filter(({ url }) => outsideLink(url, ownHosts) !== null),
    channels: opened.filter((channel) => channel !== null),
    imgUrl: chosen(imageCDNs, pageHosts().images),
    startGameUrl: chosen(launchGameCDNs, pageHosts().games),
  };
}

/** What the page came with, as long as it is still offered. */
function chosen(offered: readonly string[], here: string): string | null {
  return offered.includes(here) ? here : pickOne(offered);
}

/** T21: whatever comes out of the envelope is checked like anything from outside; what fails is left out. */
async function openChannel(
  { csType, path }: { csType: string; path: string },
  ownHosts: readonly string[],
): Promise<Channel | null> {
  try {
    const address = outsideLink(await openSealed(path), ownHosts);
    return address === null ? null : { csType, address };
  } catch {
    return null;
  }
}
