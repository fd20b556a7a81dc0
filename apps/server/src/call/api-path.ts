/** Where calls live; the lotteries' have folders of their own. Every other address is a page's, or a file's. */
export const API_FOLDERS = ['/wps/', '/lgw/', '/lotto/'] as const;

export const isApiPath = (url: string): boolean => API_FOLDERS.some((folder) => url.startsWith(folder));
