/** Where a symbol of a tumbled reel comes from: rows above its place. 0: it stays. */
export function fallsOf(rows: number, gone: readonly boolean[]): number[] {
  const stays = Array.from({ length: rows }, (_, row) => row).filter((row) => gone[row] !== true);
  const missing = rows - stays.length;
  return Array.from({ length: rows }, (_, row) =>
    row < missing ? missing : row - (stays[row - missing] ?? row),
  );
}
