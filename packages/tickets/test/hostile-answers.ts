/** Answers that try to be more than words: name, what was written, and a piece that must still be readable in it. */
export const hostileAnswers: readonly (readonly [name: string, markdown: string, readable: string])[] = [
  ['a tag in a line', '您好 <b onclick=alert(1)>按這裡</b>', '按這裡'],
  ['a script', '<script>alert(1)</script>', 'alert(1)'],
  ['a script over lines', '您好\n\n<script>\nalert(1)\n</script>\n\n再見', '再見'],
  ['a picture that fails', '<img src=x onerror=alert(1)>', 'onerror'],
  ['a drawing', '<svg/onload=alert(1)>', 'onload'],
  ['a frame in a list', '- 一\n- <iframe src="javascript:alert(1)"></iframe>', 'iframe'],
  ['a frame in a quote', '> <iframe srcdoc="<script>alert(1)</script>">', 'srcdoc'],
  ['a tag in bold', '**<a href="javascript:alert(1)">粗</a>**', '粗'],
  ['a tag in the words of a link', '[<img src=x onerror=alert(1)>](https://h73.example)', 'onerror'],
  ['a tag in a heading', '# <style>*{display:none}</style>', 'display:none'],
  ['a comment', '<!-- <script>alert(1)</script> -->', 'alert(1)'],
  ['a declaration', '<!DOCTYPE html><?php echo 1 ?><![CDATA[<b>]]>', 'DOCTYPE'],
  ['a comment that hides half of a code span', '<!-- ` --> ` <b onclick=alert(1)>x</b> `', 'onclick'],
  ['a block that hides a fence', '<div>\n```\n</div>\n\n<script>alert(1)</script>\n', 'alert(1)'],
  ['a byte order mark in front', '\uFEFF<script>alert(1)</script>', 'alert(1)'],
  ['tabs and carriage returns in front', '\t一\r\n\r\n二\t<script>\talert(1)</script>', 'alert(1)'],
  ['an escaped backslash in front', '\\\\<script>alert(1)</script>', 'alert(1)'],
  ['a tag that never ends', '<img src=x onerror=alert(1)//', 'onerror'],
];

/** What looks like HTML and is honest: it stays as it was written. */
export const honestAnswers: readonly (readonly [name: string, markdown: string])[] = [
  ['code in a line', '請輸入 `<token>` 再按確定'],
  ['code over lines', '```\n<config a="1">\n</config>\n```'],
  ['indented code', '設定如下：\n\n    <config>\n'],
  ['an address in brackets', '請看 <https://h73.example/faq>'],
  ['a number that is smaller', '戰力 3 < 5 時，a<b 不成立'],
  ['an escaped bracket', '\\<b> 是文字'],
  ['no bracket at all', '您好，**已為您確認**。'],
];
