/* The script a page loads from the provider: draws widgets in frames of the provider's origin and hears from them. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const widgets = new Map();
  let count = 0;

  const call = (widget, name, ...values) => widget.options[name]?.(...values);

  function frameOf(id, options) {
    const { sitekey, action = '', theme = 'auto', language = 'auto' } = options;
    const query = new URLSearchParams({ id, sitekey, action, theme, language, host: location.hostname });
    const frame = document.createElement('iframe');
    frame.src = `${origin}/turnstile/v0/frame?${query}`;
    frame.title = 'Security check (simulated)';
    frame.style.cssText = 'border:0;display:block;width:100%;min-width:260px;height:65px';
    return frame;
  }

  const heard = {
    token: (widget, { token }) => {
      widget.token = token;
      call(widget, 'callback', token);
    },
    expired: (widget) => {
      widget.token = undefined;
      call(widget, 'expired-callback');
      if ((widget.options['refresh-expired'] ?? 'auto') === 'auto') window.turnstile.reset(widget.id);
    },
    error: (widget, { code }) => call(widget, 'error-callback', code),
    interactive: (widget) => call(widget, 'before-interactive-callback'),
  };

  addEventListener('message', ({ origin: from, data, source }) => {
    const widget = from === origin && data?.source === 'turnstile-simulator' ? widgets.get(data.id) : undefined;
    if (widget?.frame.contentWindow === source) heard[data.event]?.(widget, data);
  });

  window.turnstile = {
    render(place, options) {
      const container = typeof place === 'string' ? document.querySelector(place) : place;
      if (!container) throw new Error('no container for the widget');
      const id = `cf-sim-${(count += 1)}`;
      const frame = frameOf(id, options);
      widgets.set(id, { id, frame, options, token: undefined });
      container.append(frame);
      return id;
    },
    reset(id) {
      const widget = widgets.get(id);
      if (!widget) return;
      widget.token = undefined;
      // Loads the same address anew; setting `src` to itself would be a step in the history of the page.
      const fresh = frameOf(id, widget.options);
      widget.frame.replaceWith(fresh);
      widget.frame = fresh;
    },
    remove(id) {
      widgets.get(id)?.frame.remove();
      widgets.delete(id);
    },
    getResponse: (id) => widgets.get(id)?.token,
    isExpired: (id) => widgets.get(id)?.token === undefined,
    ready: (work) => work(),
  };
})();
