import type { Language } from '@maidan/contract/languages.ts';

/** Of the files that `import.meta.glob` found in the folders of the languages: the one of this language. */
export async function fileOf<File>(
  files: Readonly<Record<string, () => Promise<File>>>,
  language: Language,
): Promise<File> {
  const path = Object.keys(files).find((one) => one.includes(`/${language}/`)) ?? '';
  const read = files[path];
  if (read === undefined) throw new Error(`no texts in ${language}`);
  return read();
}
