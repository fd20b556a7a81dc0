export function takeCodeFromAddress(): string | null {
  const address = new URL(location.href);
  const code = address.searchParams.get('code');
  address.search = '';
  address.hash = '';
  history.replaceState(null, '', address);
  return code;
}
