export const refundEn =
  `<p>This says who may ask for a refund, what is needed, how much it is and when it comes. If you would like help with the form, support goes through it with you. The Chinese text is the one that binds.</p>
<h3>1. Who may ask</h3>
<ol>
<li>The member.</li>
<li>For a minor or another person of limited capacity, the <strong>legal representative</strong>; for a person under assistance, the <strong>assistant</strong>, or that person with the assistant’s consent.</li>
<li>After a member’s death, the heirs.</li>
</ol>
<h3>2. How to ask</h3>
<ol>
<li>Choose “Report a problem”, then top-up and refunds, and fill in the refund form; or send it to support by e-mail or by post.</li>
<li>Please give the game, server and character, the order number or day and amount of payment, the reason, and the account that shall receive the money.</li>
</ol>
<h3>3. What is needed</h3>
<ol>
<li><strong>Proof of identity</strong>: a copy of identity card, residence permit or passport. Please cover what is not needed and write “for a refund only” on it.</li>
<li><strong>Proof of the relation</strong>, if you ask for somebody else: household certificate, transcript of the register, or the order of guardianship or assistance.</li>
<li><strong>Proof of payment</strong>: receipt, invoice, card statement, transfer record, or the store’s order number.</li>
</ol>
<p>If something is missing, we tell you all of it at once. The documents serve the refund alone; how long they are kept is said under “<a href="#privacy">Privacy</a>”.</p>
<h3>4. How much</h3>
<table>
<caption>Refund in each case</caption>
<thead><tr><th scope="col">Case</th><th scope="col">Refunded</th><th scope="col">Deducted</th></tr></thead>
<tbody>
<tr><th scope="row">Cancelled within <strong>7 days</strong> of first use</th><td>paid points not used</td><td>nothing</td></tr>
<tr><th scope="row">The member ends the contract, or it ends by long absence</th><td>paid points not used</td><td><strong>40 %</strong> of the value of the unused paid points</td></tr>
<tr><th scope="row">A reason on our side, the service closes, or you object to a change</th><td>paid points not used</td><td>nothing</td></tr>
<tr><th scope="row">Paid by a minor or the like without consent, so that it does not bind</th><td>what the law says must be returned</td><td>nothing</td></tr>
<tr><th scope="row">Charged twice, or paid and no points came and none can be sent</th><td>that payment</td><td>nothing</td></tr>
</tbody>
</table>
<p><strong>Bonus points do not count</strong> and have no value in money. Paid points that you have used are taken off first; where a game uses bonus points before paid ones, its announced order applies.</p>
<h3>5. When it comes</h3>
<ol>
<li>A refund because the contract ended: within <strong>30 days</strong> of its end, under clause 12 of the terms.</li>
<li>Other refunds under this procedure: within <strong>30 working days</strong> after the documents have been checked.</li>
<li>The two count from different days; where a request falls under both, the earlier day applies.</li>
</ol>
<h3>6. Paid through an app store</h3>
<p>What was paid through Google Play or the App Store was received by the store; please <strong>ask that store first</strong>. If it cannot help, send us its answer and we handle it here. How to find the receipt: <a href="/faq?id=3&amp;site=long_e">Google Play receipts</a> and <a href="/faq?id=4&amp;site=long_e">App Store receipts</a>.</p>
<h3>7. How it is paid, and invoices</h3>
<ol>
<li>As a rule the way it was paid; where that cannot be done, to an account in the name of whoever asks. We bear the transfer fee.</li>
<li>An invoice that was issued is voided, or an allowance is issued, as the rules say; please help us with that. For invoices that were donated or won a prize we tell you what to do.</li>
</ol>
<h3>8. Where there is none</h3>
<p>Except as the law and the terms say, there is no refund after payment. Points that were used, bonus points, and points bought elsewhere (from resellers or private persons) are not covered. If you suspect fraud, call the hotline 165 and tell us.</p>
<h3>9. If you disagree</h3>
<p>If you disagree with the outcome you may complain within <strong>7 days</strong> of being told; we answer within <strong>15 days</strong>.</p>
`.trim();
