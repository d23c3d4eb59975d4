export const privacyEn =
  `<p>We collect only the personal data that the service needs, and tell you the following as the Personal Data Protection Act (PDPA) asks. For any question, write to <a href="mailto:privacy@player.example">privacy@player.example</a>. The Chinese text is the one that binds.</p>
<h3>1. Who collects</h3>
<p>Demo Publishing Co., Ltd. collects, processes and uses the data. Firms that work for us (payment, invoices, mail, hosting) may handle them only as we instruct and are bound by contract and law.</p>
<h3>2. Purposes</h3>
<ol>
<li>Contract and member services: 069 contracts and similar legal relations; 090 consumer and customer management and services; 148 online shopping and other e-commerce.</li>
<li>Support, complaints and consumer protection: 091 consumer protection.</li>
<li>Payment, invoices and accounting: 067 credit cards, cash cards, debit cards or electronic stored value cards; 129 accounting and related services.</li>
<li>Security of the system, and against fraud and theft: 135 information and communication services; 136 information, communication and database management.</li>
<li>What the law asks: 063 collection, processing and use by non-government agencies under a legal duty.</li>
<li>Statistics and better service: 157 surveys, statistics and research. Events and surveys only use data if you choose to take part.</li>
</ol>
<h3>3. Categories</h3>
<p>Name and contacts, character and account, reports and attachments, payment and invoice data, birthday and county, records of device and connection. The full legal categories are in the “<a href="#data_use">Personal data consent</a>”. We do not collect medical records, genetic data, sex life, health examinations or criminal records; please do not write them into a report.</p>
<h3>4. For how long</h3>
<table>
<caption>How long each kind of data is kept</caption>
<thead><tr><th scope="col">Data</th><th scope="col">Kept</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">Game records</th><td><strong>60 days</strong></td><td>so that you can ask for them (terms, clause 9)</td></tr>
<tr><th scope="row">Account and its electronic records</th><td><strong>60 days</strong> after the contract ends</td><td>so that you can resume (terms, clause 16)</td></tr>
<tr><th scope="row">Personal data of contract, contact, support and payment</th><td><strong>5 years</strong> after the legal relation ends</td><td>to perform the contract, for disputes and claims</td></tr>
<tr><th scope="row">Invoices and vouchers</th><td>as the Business Entity Accounting Act and tax law say</td><td>a legal duty</td></tr>
<tr><th scope="row">Records of device and connection</th><td><strong>5 years</strong> after the legal relation ends at the latest; earlier once not needed</td><td>safety of accounts, theft and fraud</td></tr>
</tbody>
</table>
<p>Account records and personal data are different things: the first let you go on playing, the second let us perform the contract and our legal duties, so their periods differ. When a period or purpose ends we delete, stop processing or anonymise by ourselves; only a court, an authority or a pending case extends it.</p>
<h3>5. Where, by whom and how</h3>
<ol>
<li>Where: <strong>worldwide</strong>, where we, game developers and firms that work for us operate. When data go abroad, our contracts ask for like protection; they do not go where the authority forbids it.</li>
<li>By whom: us, the developer of the game that you play, firms for payment, invoices, delivery, text messages and mail, and courts or authorities that may ask by law. We do not sell your data.</li>
<li>How: by machine or otherwise, as far as the purposes above need it.</li>
</ol>
<h3>6. Your rights</h3>
<ol>
<li>Under Article 3 of the PDPA you may ask to see or review your data, to have a copy, to complete or correct them, to stop collection, processing or use, and to have them deleted.</li>
<li>You can see and download your data on the member pages, or ask with a report on this site or by e-mail. To protect you we check who asks first.</li>
<li>We answer requests to see or copy within 15 days, requests to correct, stop or delete within 30 days, and tell you why if we need longer.</li>
<li>Data that the law asks us to keep, or that the contract needs, we may be unable to delete; we say why, and stop every other use.</li>
</ol>
<h3>7. If you do not provide data</h3>
<p>You are free to choose. Without necessary data we may be unable to handle a report, complete a payment, issue an invoice or send a reward; what is optional makes no difference to the service.</p>
<h3>8. Cookies, local storage and device data</h3>
<ol>
<li>This site only uses cookies and local storage that sign-in, language, appearance, security checks and drafts need. There is no tracking for advertising.</li>
<li>Drafts stay on your device and are deleted once sent. You can clear them in your browser at any time; you then sign in again.</li>
<li>Device data (model, system, browser, network address) serve security, finding errors and stopping misuse.</li>
</ol>
<h3>9. Safety</h3>
<ol>
<li>Data travel encrypted, and sensitive fields are stored encrypted. Only those whose work needs it have access, and every access and change leaves an audit record.</li>
<li>If personal data are stolen, leaked, altered or otherwise harmed, we tell you suitably and as soon as we have established it, what happened and what we have done, and report it to the authority as the law asks.</li>
</ol>
<h3>10. Data of minors</h3>
<p>A member under 18 needs the consent of a legal representative to give personal data. The representative may exercise the rights of clause 6; if data were collected without consent, tell us and we delete them.</p>
<h3>11. Changes to this policy</h3>
<p>We announce changes on this page with the version and the day they apply. Where your rights are concerned we tell you ahead under clause 10 of the terms. Where a purpose changes and needs your consent, we ask for it separately.</p>
`.trim();
