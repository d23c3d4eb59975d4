const sent = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string): FormData => {
  const form = new FormData();
  form.set('file', new Blob([content], { type }), name);
  return form;
};
/** The head of a picture that claims to be 60,000 × 60,000. */
const bomb = Uint8Array.from(
  Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex').toString('latin1'),
  (sign) => sign.charCodeAt(0),
);

/** Files that claim to be a picture, by what is wrong with them. */
export const badPictures: [string, FormData][] = [
  [
    'a drawing with a script',
    sent('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg', 'image/svg+xml'),
  ],
  ['a page under the name of a picture', sent('<!doctype html><script>1</script>', 'a.png', 'image/png')],
  ['a picture of 60,000 × 60,000', sent(bomb, 'a.png', 'image/png')],
  ['nothing', sent('', 'a.png', 'image/png')],
  ['a name of a thousand signs', sent('GIF89a', `${'畫'.repeat(1000)}.gif`, 'image/gif')],
  [
    'two files',
    (() => {
      const form = sent('GIF89a', 'a.gif', 'image/gif');
      form.append('file', new Blob(['GIF89a']), 'b.gif');
      return form;
    })(),
  ],
  [
    'another field',
    (() => {
      const form = new FormData();
      form.set('other', new Blob(['GIF89a']), 'b.gif');
      return form;
    })(),
  ],
];
