import { expect, signInAs, test } from './hub.ts';

const OUTSIDE = `<p id="said"></p><button id="away">Away</button><form><input name="a"><button>Send</button></form>
<script>
  said.textContent = 'origin ' + self.origin;
  try { said.textContent += parent.document.title; } catch { said.textContent += ', alone'; }
  away.onclick = () => { try { top.location = 'https://elsewhere.example/'; } catch { said.textContent += ', kept'; } };
</script>`;

test('a form of another site stays in its sandbox, and its second load shrinks the frame', async ({ page }) => {
  await page.route('https://forms.example/**', (route) => route.fulfill({ contentType: 'text/html', body: OUTSIDE }));
  await signInAs(page, 'event_operator');
  await page.goto('/test/outside-form');
  await page.getByRole('button', { name: '顯示問卷' }).click();
  const frame = page.locator('iframe');
  const form = page.frameLocator('iframe');
  await expect(form.getByText('origin null, alone')).toBeVisible();
  await form.getByRole('button', { name: 'Away' }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await form.getByRole('button', { name: 'Send' }).click();
  const tall = () => frame.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(tall).toBeLessThan(400);
  expect(await page.evaluate(() => [location.pathname, scrollY])).toEqual(['/test/outside-form', 0]);
  await expect(form.getByText('origin null, alone')).toBeVisible();
});
