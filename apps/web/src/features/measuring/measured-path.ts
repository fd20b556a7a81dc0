type Match = { fullPath: string; params: object };

/** Only the name of a category is filled in: whatever else an address holds may be somebody's. */
const CATEGORY = /^[a-z]{2,16}$/i;

/** The page that is open, by its pattern: `/receipt/$id`. */
export function measuredPath(matches: readonly Match[]): string {
  const { fullPath, params } = matches.at(-1) ?? { fullPath: '/', params: {} };
  const { category } = params as { category?: string };
  return category !== undefined && CATEGORY.test(category)
    ? fullPath.replace('$category', category)
    : fullPath;
}
