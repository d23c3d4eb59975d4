import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

// The macro is the build's; here nothing of it is drawn.
vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({}), Trans: () => null }));

const { FormGallery } = await import('./form-gallery.tsx');
const html = renderToStaticMarkup(<FormGallery />);
const rows = [...html.matchAll(/<li id="([^"]+)"[^>]*data-state="(\w+)"[^>]*>(.*?)<\/li>/gs)];
const row = (name: string) => rows.find(([, , , inner = '']) => inner.includes(name))?.[3] ?? '';

describe('a form in plain HTML', () => {
  it('carries no style attribute, which the content policy would drop', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('has every id once, and every label leads to a control', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/\sfor="([^"]+)"/g)) expect(ids).toContain(id);
  });

  it('never asks for the camera with the control that picks files', () => {
    const [control = ''] = html.match(/<input[^>]*multiple[^>]*>/) ?? [];
    expect(control).toContain('type="file"');
    expect(control).toContain('accept="image/jpeg,image/png,image/gif"');
    expect(control).not.toContain('capture');
  });

  it('says at every file what it weighs and how far it got', () => {
    expect(rows).toHaveLength(5);
    expect(row('收據_20261119_2214.jpg')).toContain('已上傳・412 KB');
    expect(row('商城購買畫面.png')).toContain('上傳中 62%・2 MB');
    expect(row('商城購買畫面.png')).toMatch(/<progress[^>]*value="62"/);
    expect(row('IMG_0412.HEIC')).toContain('準備中');
    expect(html).toContain('已上傳 1／5 張');
  });

  it('offers at every file what can be done about it, by name', () => {
    expect(row('收據_20261119_2214.jpg')).toContain('aria-label="移除 收據_20261119_2214.jpg"');
    expect(row('商城購買畫面.png')).toContain('aria-label="取消上傳 商城購買畫面.png"');
    expect(row('對話截圖.png')).not.toContain('再試一次');
    expect(row('商店截圖.png')).toContain('aria-label="再試一次 商店截圖.png"');
    expect(row('商店截圖.png')).toContain('aria-label="移除 商店截圖.png"');
  });
});
