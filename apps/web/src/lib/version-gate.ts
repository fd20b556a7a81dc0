/** A frame whose version is not above the last one seen on its channel is old news and is dropped. */
export class VersionGate {
  readonly #seen = new Map<string, number>();

  passes(channel: string, version: number): boolean {
    const last = this.#seen.get(channel);
    if (last !== undefined && version <= last) return false;
    this.#seen.set(channel, version);
    return true;
  }

  /** Another session starts its own count. */
  forget(): void {
    this.#seen.clear();
  }
}
