import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as kit from '../index.ts';
import * as parts from '../parts/index.ts';
import { KitGallery } from './kit-gallery.tsx';

const html = renderToStaticMarkup(
  <MemoryRouter>
    <KitGallery />
  </MemoryRouter>,
);

describe('the kit in plain HTML', () => {
  it('carries no style attribute, which the content policy would drop', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('has every id once, and every reference to an id leads somewhere', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g)];
    for (const id of wanted.flatMap(([, names = '']) => names.split(' '))) {
      expect([...ids, closedDialogTitle(id)]).toContain(id);
    }
  });

  it('has one h1 and names every button', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    const bare = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].filter(
      ([, attributes = '', inner = '']) => !attributes.includes('aria-label') && inner.replace(/<[^>]+>/g, '') === '',
    );
    expect(bare).toEqual([]);
  });

  it('exports the icons with fixed meanings', () => {
    expect(Object.keys({ ...kit, ...parts })).toEqual(
      expect.arrayContaining([
        'MessageSquareQuoteIcon',
        'PenLineIcon',
        'CircleAlertIcon',
        'ShieldAlertIcon',
        'RotateCwIcon',
      ]),
    );
  });
});

/** A closed dialog has no content yet, so the title it is named by is not there either. */
function closedDialogTitle(id: string): string | undefined {
  return html.includes(`<dialog`) && html.includes(`aria-labelledby="${id}"></dialog>`) ? id : undefined;
}
