/** First match wins: a browser that is built on another names both. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)|\bOPiOS\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\bUCBrowser\/(\d+)/, 'UC Browser'],
  [/\bYaBrowser\/(\d+)/, 'Yandex'],
  [/\bFirefox\/(\d+)|\bFxiOS\/(\d+)/, 'Firefox'],
  [/\bHeadlessChrome\/(\d+)|\bChrome\/(\d+)|\bCriOS\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST_READ = 512;

/**
 * What a member recognises a device by, e.g. "Chrome 128, Android". Made of words of ours and a number alone: the rest
 * of what a browser says about itself is a stranger's text and is not kept. Empty when nothing is known.
 */
export function deviceName(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST_READ);
  const system = SYSTEMS.find(([pattern]) => pattern.test(said))?.[1];
  return [browserOf(said), system].filter((part) => part !== undefined).join(', ');
}

function browserOf(said: string): string | undefined {
  for (const [pattern, name] of BROWSERS) {
    const version = pattern
      .exec(said)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (version !== undefined) return `${name} ${version.slice(0, 4)}`;
  }
  return undefined;
}
