/** Two names that look the same to a person are the same name. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}
