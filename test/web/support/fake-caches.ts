/** Fakes the part of the Cache API that the app uses. jsdom has none. */
export class FakeCaches {
  readonly #stores = new Map<string, FakeCache>();

  get names(): Iterable<string> {
    return this.#stores.keys();
  }

  async open(name: string): Promise<FakeCache> {
    const store = this.#stores.get(name) ?? new FakeCache();
    this.#stores.set(name, store);
    return await Promise.resolve(store);
  }

  async delete(name: string): Promise<boolean> {
    return await Promise.resolve(this.#stores.delete(name));
  }

  countIn(name: string): number {
    return this.idsIn(name).length;
  }

  /** Returns the last path segments of the cached addresses, oldest first. */
  idsIn(name: string): string[] {
    return (
      this.#stores
        .get(name)
        ?.list()
        .map((url) => new URL(url).pathname.split('/').at(-1) ?? '') ?? []
    );
  }
}

class FakeCache {
  readonly #kept = new Map<string, Blob>();

  list(): string[] {
    return [...this.#kept.keys()];
  }

  async put(address: string, response: Response): Promise<void> {
    this.#kept.set(absolute(address), await response.blob());
  }

  async match(address: string): Promise<Response | undefined> {
    const [found] = await this.keys(address);
    const blob = found && this.#kept.get(found.url);
    return blob && new Response(blob, { headers: { 'content-type': blob.type } });
  }

  async keys(address?: string): Promise<{ readonly url: string }[]> {
    const wanted = address === undefined ? undefined : new URL(absolute(address)).pathname;
    const urls = this.list().filter((url) => wanted === undefined || new URL(url).pathname === wanted);
    return await Promise.resolve(urls.map((url) => ({ url })));
  }

  async delete({ url }: { readonly url: string }): Promise<boolean> {
    return await Promise.resolve(this.#kept.delete(url));
  }
}

function absolute(address: string): string {
  return new URL(address, 'https://flashspark.test').href;
}
