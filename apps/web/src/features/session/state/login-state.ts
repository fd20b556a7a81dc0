import { useQuery } from '@tanstack/react-query';
import { permissionQuery, whitelabelQuery } from '#lib/site/site-settings.ts';
import { statusQuery } from '#lib/site/site-status.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { memberInfoQuery } from './session.queries.ts';

/** LOG-15: who is here, what the site offers them, and where it stands. What is not known yet is not claimed. */
export function useLoginState() {
  const isLogin = useIsLoggedIn();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: isLogin });
  const { data: offers } = useQuery(whitelabelQuery());
  const { data: status } = useQuery(statusQuery());
  const { data: site } = useQuery(permissionQuery());
  return {
    isLogin,
    isAgent: isLogin && member?.isAgent === true,
    isTrial: isLogin && member?.isTrial === true,
    hasFreePlay: offers?.hasFreePlay === true,
    pwdEnabled: offers?.pwdEnabled === true,
    smsEnabled: offers?.smsEnabled === true,
    mobileReg: offers?.registerTypes.includes('mobile') === true,
    mobileRegPass: offers?.mobileReg.password === true,
    showVerCodeLogin: offers?.smsEnabled === true || offers?.firebasePhone === true,
    systemStatus: status?.systemStatus ?? 0,
    location: status?.location ?? null,
    imgUrl: site?.imgUrl ?? null,
    startGameUrl: site?.startGameUrl ?? null,
  };
}
