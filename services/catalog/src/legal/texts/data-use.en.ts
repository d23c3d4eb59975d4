export const dataUseEn =
  `<p>As Article 8 of the Personal Data Protection Act asks, we tell you the following before we collect personal data. By pressing “Agree” or ticking the box you state that you understand, and that Demo Publishing Co., Ltd. may collect, process and use your data within these limits. The Chinese text is the one that binds.</p>
<h3>1. Purposes</h3>
<p>To provide member and game services, handle reports and complaints, payments and refunds, issue invoices, send rewards, run surveys and events, prevent fraud and theft, and fulfil legal duties. The legal codes of the purposes are in clause 2 of “<a href="#privacy">Privacy</a>”.</p>
<h3>2. Categories</h3>
<table>
<caption>Categories of personal data</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Category</th><th scope="col">Content</th></tr></thead>
<tbody>
<tr><th scope="row">C001</th><td>Identifying a person</td><td>name, contacts (phone, address, e-mail), photo, electronic signature</td></tr>
<tr><th scope="row">C002</th><td>Identifying finances</td><td>bank account</td></tr>
<tr><th scope="row">C003</th><td>Identifiers in government data</td><td>numbers of identity card, passport and the like</td></tr>
<tr><th scope="row">C011</th><td>Description of a person</td><td>date of birth, age, nationality, voice</td></tr>
<tr><th scope="row">C023</th><td>Other members of the family</td><td>parents or guardian</td></tr>
<tr><th scope="row">C036</th><td>Way of life</td><td>patterns of use and spending</td></tr>
<tr><th scope="row">C039</th><td>Licences and permits</td><td>driving licence</td></tr>
<tr><th scope="row">C132</th><td>Not classified</td><td>device data</td></tr>
</tbody>
</table>
<p>Nobody has to give all of them. Identity documents, driving licence and bank account are only collected for a refund, a prize or to check who you are; your voice only when you call support, and you are told before.</p>
<h3>3. Period, region, recipients and ways</h3>
<ol>
<li>Period: from the day of your consent until <strong>5 years</strong> after the legal relation between us has ended, or longer where the law says so.</li>
<li>Region: <strong>worldwide</strong>.</li>
<li>Recipients: us, game developers, firms that process data for us, and authorities that may ask by law.</li>
<li>Ways: by machine or otherwise.</li>
</ol>
<h3>4. Your rights</h3>
<ol>
<li>You may ask to <strong>see or review</strong> your personal data.</li>
<li>You may ask for a <strong>copy</strong>.</li>
<li>You may ask to have them <strong>completed or corrected</strong>.</li>
<li>You may ask us to <strong>stop collecting, processing or using</strong> them.</li>
<li>You may ask us to <strong>delete</strong> them.</li>
</ol>
<h3>5. How to ask</h3>
<ol>
<li>Sign in and use “My data” on the member pages; or send a report on this site, or write to <a href="mailto:privacy@player.example">privacy@player.example</a>.</li>
<li><strong>Legal representatives and assistants may act for you</strong>; please enclose proof of identity and of the relation. You may also authorise somebody else in writing.</li>
<li>We check who asks, act, and tell you the outcome; where we cannot do as asked, we give the reason and the law.</li>
</ol>
<h3>6. Refusing and withdrawing</h3>
<p>You may refuse, and withdraw your consent at any time. We may then be unable to provide what needs those data, such as refunds, prizes or sign-in for members. What was done under your consent before stays lawful.</p>
<h3>7. How consent is given and kept</h3>
<p>Consent given electronically counts as consent in writing. We record which version you agreed to and when; you can see it on the member pages.</p>
`.trim();
