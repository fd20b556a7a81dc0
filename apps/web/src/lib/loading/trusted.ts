import { WORKER_PATH } from '#lib/loading/worker-words.ts';

type Policy = {
  createHTML: (text: string) => TrustedHTML;
  createScriptURL: (address: string) => string;
};
type Rules = { createHTML: (text: string) => string; createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Rules) => Policy };

/** T16: all that may become markup or a worker; whatever else tries is stopped by the browser (`security-headers.ts`). */
const RULES: Rules = {
  createHTML: (text) => {
    if (!text.startsWith('<svg')) throw new TypeError('only our own drawings');
    return text;
  },
  createScriptURL: (address) => {
    if (address !== WORKER_PATH) throw new TypeError('only our own worker');
    return address;
  },
};

let policy: Policy | undefined;

function ours(): Policy {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('maidan', RULES) ?? RULES;
  return policy;
}

/** One of `@maidan/posters`, a constant of the build. */
export const trustedDrawing = (svg: string): TrustedHTML => ours().createHTML(svg);
export const trustedWorker = (): string => ours().createScriptURL(WORKER_PATH);
