/* Inside the frame: looks by itself, or waits for a press, fetches a token and tells the page. */
const query = new URLSearchParams(location.search);
const words = {
  en: ['Checking that you are a person…', 'I am a person', 'Checked', 'Try again'],
  'zh-TW': ['正在確認您是真人…', '我是真人', '已確認', '再試一次'],
}[/^en/.test(query.get('language') ?? '') ? 'en' : 'zh-TW'];
const [busy, press, done, again] = words;
const state = document.querySelector('#state');
const button = document.querySelector('button');
const tell = (event, more = {}) =>
  parent.postMessage({ source: 'turnstile-simulator', id: query.get('id'), event, ...more }, '*');

document.documentElement.dataset.theme = query.get('theme') ?? 'auto';
document.documentElement.lang = query.get('language') ?? 'zh-TW';

async function look() {
  button.hidden = true;
  state.textContent = busy;
  try {
    const answer = await fetch('/turnstile/v0/token', {
      method: 'POST',
      body: JSON.stringify({
        sitekey: query.get('sitekey'),
        action: query.get('action'),
        hostname: query.get('host'),
      }),
    });
    const { token, life_s: lifeS, code } = await answer.json();
    if (!answer.ok) throw new Error(code);
    state.textContent = done;
    tell('token', { token });
    setTimeout(() => tell('expired'), lifeS * 1000);
  } catch (error) {
    state.textContent = '';
    offer(again);
    tell('error', { code: error.message });
  }
}

function offer(label) {
  button.textContent = label;
  button.hidden = false;
}

button.addEventListener('click', look);
if (document.body.dataset.press === 'true') {
  offer(press);
  tell('interactive');
} else {
  void look();
}
