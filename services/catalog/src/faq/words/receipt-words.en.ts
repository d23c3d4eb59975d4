import type { ArticleWords } from './article-words.ts';

const googlePlay = `
<p>An order number of Google Play begins with “GPA.”, for example GPA.1234-5678-9012-34567. Please write it down when you report a problem with a top-up.</p>
<h3>Way 1: in your e-mail</h3>
<ol>
<li>Open the Gmail of the Google account that paid. If your phone has several accounts, switch to that one first.</li>
<li>Search for “Google Play order receipt”, or for the sender <code>googleplay-noreply@google.com</code>.<figure data-drawing="mail-search">Use the search field at the top of your mailbox; the framed result is the receipt.</figure></li>
<li>Find the one with the right day and amount. If it is not there, please look in “Spam” and “Promotions” too.</li>
<li>Open the mail and take a screenshot of the whole receipt; two pictures if it does not fit on one screen.</li>
</ol>
<h3>Way 2: in the Google Play store</h3>
<ol>
<li>Open the Google Play Store on your phone and tap your profile picture at the top right.<figure data-drawing="play-profile">The profile picture is the round one to the right of the search field.</figure></li>
<li>Check that it shows the account that paid; if not, tap the arrow beside it and switch.</li>
<li>Tap “Payments &amp; subscriptions”, then “Budget &amp; history”.<figure data-drawing="play-payments">“Payments &amp; subscriptions” is in the menu below the name of the account.</figure></li>
<li>Find the purchase, tap it to see the order number, and take a screenshot.<figure data-drawing="play-order">The order number begins with GPA.; the screenshot should show all of it.</figure></li>
</ol>
<h3>Way 3: on a computer</h3>
<ol>
<li>Open <a href="https://pay.google.com">pay.google.com</a> and sign in with the Google account that paid.</li>
<li>Choose “Activity” and then this payment.<figure data-drawing="web-list">Each line of the list is a payment, with its amount at the right.</figure></li>
<li>The “Transaction ID” in its details is the order number. Please take a screenshot that also shows day and amount.</li>
</ol>
<p>Names of menus may differ a little between phones and versions.</p>
<h3>What the screenshot should show</h3>
<ul>
<li>The whole order number, beginning with GPA.</li>
<li>Day and time of the purchase</li>
<li>Name of the item and the amount</li>
<li>The Google account that paid</li>
</ul>
<p>Please cover card number and billing address. We do not need them.</p>
<h3>If there is no receipt</h3>
<ul>
<li>The order says “Pending”: the payment is not complete. The receipt is sent once it is.</li>
<li>Somebody of your family paid: the receipt goes to the manager of the family group.</li>
<li>The order says “Cancelled” or “Refunded”: Google Play gives the money back, and no points are sent.</li>
</ul>
<p>Have you got the receipt? Choose “Report a problem” and “Top-up not received”, and attach the screenshot.</p>`;

const appStore = `
<p>A receipt of the App Store calls it “Order ID”. It begins with the letter M, for example MXXXXXXXXX. Please write it down when you report a problem with a top-up.</p>
<h3>Way 1: in your e-mail</h3>
<ol>
<li>Open the mailbox of your Apple account. Not sure which one that is? It stands in “Settings” on your iPhone, right below your name.</li>
<li>Search for “Apple receipt”, or for the sender <code>no_reply@email.apple.com</code>.<figure data-drawing="mail-search">Use the search field at the top of your mailbox; the framed result is the receipt.</figure></li>
<li>Find the one with the right day and amount. Several purchases of one day may share a receipt.</li>
<li>Open the mail and take a screenshot of the whole receipt.</li>
</ol>
<h3>Way 2: on your iPhone or iPad</h3>
<ol>
<li>Open “Settings” and tap your name at the top.<figure data-drawing="apple-name">Your name and picture are at the very top of “Settings”.</figure></li>
<li>Tap “Media &amp; Purchases”, then “View Account”. You may be asked for your password, Face ID or Touch ID.</li>
<li>Scroll down to “Purchase History” and tap it.<figure data-drawing="apple-purchases">“Purchase History” is in the lower half of the account page.</figure></li>
<li>Find the purchase, tap “Total Billed” for its details, and take a screenshot.<figure data-drawing="apple-order">The order ID begins with M; the screenshot should show all of it.</figure></li>
</ol>
<h3>Way 3: on the web</h3>
<ol>
<li>Open <a href="https://reportaproblem.apple.com">reportaproblem.apple.com</a> and sign in with your Apple account.</li>
<li>Find the purchase in the list and unfold it to see the order ID.<figure data-drawing="web-list">Each line of the list is a purchase, with its amount at the right.</figure></li>
<li>Please take a screenshot that also shows day, item and amount.</li>
</ol>
<p>Names of menus may differ a little between phones and versions.</p>
<h3>What the screenshot should show</h3>
<ul>
<li>The whole order ID, beginning with M</li>
<li>Day of the purchase</li>
<li>Name of the item and the amount</li>
<li>The Apple account</li>
</ul>
<p>Please cover card number and billing address. We do not need them.</p>
<h3>If there is no receipt</h3>
<ul>
<li>You have only just bought it: the receipt may take a day or two. Please try way 2 meanwhile.</li>
<li>The history says “Pending”: Apple has not been paid yet. Points are sent once it has.</li>
<li>You use Family Sharing: the receipt goes to the organiser of the family.</li>
</ul>
<p>Apple takes the money for purchases in the App Store, so please ask for a refund on the page above. If your points have not arrived, choose “Report a problem” and “Top-up not received”, and attach the screenshot.</p>`;

export const receiptWordsEn: ArticleWords = {
  3: { title: 'How to find your Google Play receipt', content: googlePlay },
  4: { title: 'How to find your App Store receipt', content: appStore },
};
