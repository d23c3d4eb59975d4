type Send = (request: Request) => Promise<Response>;

/** As much of an upload's request object as `sendFile` of the facade uses, over the same table as `fetch`. */
export function fakeRequest(send: Send): typeof XMLHttpRequest {
  class FakeRequest extends EventTarget {
    readonly upload: { onprogress?: (step: object) => void; onload?: () => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    status = 0;
    responseText = '';
    private url = '';
    private method = '';
    private aborted = false;
    private readonly sent = new Headers();
    private received = new Headers();

    open(method: string, url: string): void {
      [this.method, this.url] = [method, url];
    }

    setRequestHeader(name: string, value: string): void {
      this.sent.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.received.get(name);
    }

    send(body: FormData): void {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const request = new Request(this.url, { method: this.method, headers: this.sent, body });
      send(request).then(
        async (response) => {
          if (this.aborted) return;
          this.upload.onload?.();
          this.received = response.headers;
          this.responseText = await response.text();
          this.status = response.status;
          this.onload?.();
          this.onloadend?.();
        },
        () => {
          if (this.aborted) return;
          this.onerror?.();
          this.onloadend?.();
        },
      );
    }

    abort(): void {
      this.aborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
  }
  return FakeRequest as unknown as typeof XMLHttpRequest;
}
