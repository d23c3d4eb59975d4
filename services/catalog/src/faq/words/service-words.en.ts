import type { ArticleWords } from './article-words.ts';

const credited = `
<p>Once you have paid, your character gets the points by itself.</p>
<h3>Three things to check first</h3>
<ol>
<li><strong>Is it paid?</strong> Points are sent when the receipt or your bank says so. “Pending” means that the payment is not complete yet.</li>
<li><strong>Is it the right server and character?</strong> Points go to the character that was chosen for the order. Others do not see them.</li>
<li><strong>Have you opened the game anew?</strong> Close it completely, sign in again, and look into your in-game mailbox.</li>
</ol>
<h3>When points come, by way of paying</h3>
<ul>
<li>Google Play, App Store: by itself once the store was paid.</li>
<li>Credit card: by itself once the payment is through.</li>
<li>ATM, virtual account: as soon as the bank tells us; a transfer between banks takes longer while one of them is under maintenance.</li>
<li>Reported bank transfer: we check each of them by hand during service hours, and credit it then.</li>
</ul>
<h3>If you checked and it is not there</h3>
<ol>
<li>Find the receipt: <a href="/faq?id=3&amp;site=long_e">of Google Play</a>, <a href="/faq?id=4&amp;site=long_e">of the App Store</a>, or the message of your bank.</li>
<li>Take a screenshot in the game that shows name and ID of your character, and your points.</li>
<li>Choose “Report a problem” and “Top-up not received”. Write down order number, time and amount, and attach both pictures.</li>
</ol>
<p>One report for each order is enough. If you have more to tell us, please add it to that report, and we go on from there.</p>`;

const roleId = `
<p>A character ID is a number, and every character has its own. You can change the name of a character; its ID stays.</p>
<h3>You can still sign in</h3>
<ol>
<li>Sign in to the game and choose server and character.</li>
<li>Tap the portrait of your character on the main screen to open the profile.</li>
<li>Near the name you find a number behind “ID” or “UID”; the sign beside it copies it.</li>
<li>Not there? Look at the very bottom of “Settings” → “Account” or “Support”.</li>
</ol>
<h3>You cannot sign in</h3>
<ul>
<li>Look through old screenshots: the ID often stands in a corner.</li>
<li>Look at old receipts, transfer reports or answers of ours, which name it.</li>
<li>Ask a friend from your guild or friends list to open your profile.</li>
</ul>
<p>If nothing helps, choose “Report a problem” and “Account lost”, and tell us what you remember, line by line. The more we know of server, name and last sign-in, the sooner we find it.</p>`;

const binding = `
<p>A linked account finds your character again after a new phone or a new installation. As a guest you may lose it when the game is deleted, so please link it first.</p>
<h3>Link your account</h3>
<ol>
<li>Sign in with the character that you want to keep.</li>
<li>Open “Settings” → “Account” → “Link account”.</li>
<li>Choose a way to sign in that you use a lot, such as Google, Apple or e-mail.</li>
<li>Follow the steps on the screen. When it says “Linked”, you are done.</li>
<li>Take a screenshot of it and keep it together with your character ID.</li>
</ol>
<h3>When you change your phone</h3>
<ol>
<li>Check on the old phone that your account is linked before you remove the game.</li>
<li>Install the game on the new phone, and choose the same way to sign in on its first screen.</li>
<li>Check the server. If you see a new character, please do not play on; go back to the first screen and check the account.</li>
</ol>
<h3>Linked to the wrong one?</h3>
<p>In most games you cannot undo it yourself. Choose “Report a problem” and “General question”, and tell us your character ID, what it is linked to now, and what it should be.</p>
<p>We never ask for a password or a code. If somebody does, please do not answer.</p>`;

const invoice = `
<p>For a top-up on this site we issue an electronic invoice of Taiwan once it is paid. Google Play and the App Store issue receipts of their own; there is no invoice from us.</p>
<h3>How each kind of invoice reaches you</h3>
<ul>
<li><strong>Donated:</strong> it goes to the organisation that you chose, and nobody is told.</li>
<li><strong>Member carrier:</strong> we mail you when it is issued, and again if it wins in the draw.</li>
<li><strong>Mobile barcode:</strong> it is kept in your carrier. You can look it up on the e-invoice platform of Taiwan’s Ministry of Finance.</li>
<li><strong>On paper:</strong> it comes by post. Please check name and address.</li>
</ul>
<h3>If you have not received it</h3>
<ol>
<li>Check that the order is paid. There is no invoice for one that is not.</li>
<li>Look in “Spam” and “Promotions” of your mailbox.</li>
<li>Check which kind you chose. A donated one cannot become another kind.</li>
<li>Still nothing? Choose “Report a problem” and “General question”, and write down order number, day and amount.</li>
</ol>
<p>If your address changes after a paper invoice was sent, please tell us soon, and we ask where it is.</p>`;

const serial = `
<p>A code has at least 8 characters. Wrong ones are counted, and after too many of them redeeming is locked, so please check before you send one. How many that is stands below the button.</p>
<h3>It says that the code is wrong or already used</h3>
<ol>
<li>Copy and paste it instead of typing, without blanks around it.</li>
<li>If you type it, mind what looks alike: the digit 0 and the letter O, the digit 1 and the letter I.</li>
<li>Check that it belongs to this event. A code of another event does not work here.</li>
<li>Check that it has not been used. Each code works once.</li>
</ol>
<h3>It says that you already have this kind of reward</h3>
<p>In one event every account can redeem each kind of reward once, also with another character. This is not counted as a mistake.</p>
<h3>It worked, but the reward is not there</h3>
<p>Rewards come to your in-game mailbox, at the latest by 23:59 on the Monday after the week in which you redeemed (Taipei time). A full mailbox takes nothing in, so please make some room.</p>
<h3>You are locked</h3>
<p>A lock does not end by itself. Choose “Report a problem” and “About an event”, and tell us the code and your character ID. We check it and unlock you.</p>`;

const vip = `
<p>The VIP area is on its way; we announce it when it opens. Until then please use “Report a problem” as usual. We take care of you just the same.</p>
<h3>How to enter once it is open</h3>
<ol>
<li>From inside the game: open Support, and a character that qualifies enters the VIP area by itself.</li>
<li>From the official site: choose the game, then enter your character ID.</li>
</ol>
<h3>Who qualifies</h3>
<p>Each game decides by what was topped up. You keep it until the last day of the month. Games are counted separately, and nothing can be carried over.</p>
<h3>Service hours of the VIP area</h3>
<p>They are written at the top page of the VIP area. You can write at any other time as well; we answer during these hours.</p>
<p>Your earlier reports stay in “My reports” when you enter the VIP area.</p>`;

const attachment = `
<p>You can attach JPG, PNG or GIF pictures. How many, and how large each may be, is written at the field for attachments.</p>
<h3>Inside the game no file can be chosen</h3>
<ol>
<li>Check that the game may use your photos. iPhone: “Settings” → the game → “Photos”. Android: “Settings” → “Apps” → the game → “Permissions” → “Photos and videos”.</li>
<li>Close the game completely, open it again, and choose once more.</li>
<li>Still not? Press “Go on in a browser” below the attachments. What you wrote comes along, and you add the pictures there.</li>
</ol>
<h3>It says that the file is too large</h3>
<ol>
<li>Take a screenshot of the picture and send that; it is usually below 2 MB.</li>
<li>Or crop it in your gallery, so that only what matters is left.</li>
</ol>
<h3>It says that this kind of file cannot be used</h3>
<ul>
<li>Photos of an iPhone may be HEIC. Choose “Most Compatible” at “Settings” → “Camera” → “Formats”, and new ones are JPG; of older ones please take a screenshot.</li>
<li>Videos cannot be sent. Please take screenshots of the moments that matter, and write down when it happened.</li>
</ul>
<p>You can also send the words alone. Later you open the report with its case number and check code, and add the pictures.</p>`;

const hours = `
<p>You can report a problem at any hour. We answer in turn during service hours.</p>
<h3>Service hours (Taipei time)</h3>
<p>Each game has its own hours. They stand at the bottom of its Support page. Changes for public holidays or maintenance are announced before.</p>
<h3>How to see the answer</h3>
<ol>
<li>From inside the game: tap “My reports”. What has a new answer is marked.</li>
<li>From the official site: tap “My reports”, and enter your e-mail or mobile number with the check code that you were given.</li>
</ol>
<h3>How to get it sooner</h3>
<ul>
<li>Choose the right kind of problem: your report goes straight to the right people.</li>
<li>Tell us day, time, server and character ID.</li>
<li>Add to the report that you have rather than opening another one for the same thing.</li>
</ul>`;

export const serviceWordsEn: ArticleWords = {
  1: { title: 'How long until a top-up is credited?', content: credited },
  2: { title: 'I forgot my character ID', content: roleId },
  5: { title: 'How do I link my account?', content: binding },
  6: { title: 'When do I get my invoice?', content: invoice },
  7: { title: 'My code does not work', content: serial },
  8: { title: 'About the VIP area', content: vip },
  9: { title: 'I cannot attach a file', content: attachment },
  10: { title: 'Service hours', content: hours },
};
