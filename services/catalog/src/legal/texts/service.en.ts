export const serviceEn = `<dl>
<dt>to cancel without a reason</dt><dd><strong>7</strong> days</dd>
<dt>notice of new rates</dt><dd><strong>30</strong> days ahead</dd>
<dt>notice of maintenance</dt><dd><strong>7</strong> days ahead</dd>
<dt>to object to changes</dt><dd><strong>15</strong> days</dd>
<dt>game records are kept</dt><dd><strong>60</strong> days</dd>
<dt>until a complaint is answered</dt><dd><strong>15</strong> days</dd>
</dl>
<p>Thank you for playing our games. These terms are the contract between you and us. They say what your rights are, what we owe you, and what happens when something goes wrong. We have tried to write plainly; periods and amounts that matter are underlined. This is a translation for your convenience; the Chinese text is the one that binds.</p>
<h3>1. The parties, and reading first</h3>
<ol>
<li>This contract is between you (the “member”) and Demo Publishing Co., Ltd. (“we”). Representative: Demo Representative. Address: 1 Demo Road, Demo District, Taipei City. Support: <a href="mailto:service@player.example">service@player.example</a>. Support is staffed every day from 10:00 to 17:00 (Taipei time); reports on this site are taken around the clock.</li>
<li>You have at least <strong>3 days</strong> to read this contract. The whole text can be read and printed on this page at any time; its version and the day it applies from are at the top, and earlier versions stay here.</li>
<li>By pressing “Agree” after reading you state that you have read, understood and accepted all of it, and the contract begins. A clause that you were not given time to read is no part of the contract, unless you wish it to be.</li>
</ol>
<h3>2. What the contract covers</h3>
<ol>
<li>The contract consists of these terms and of the privacy policy, the personal data consent, the game rules and the refund procedure on this page. Rules of events that a game announces are part of it, but cannot take away rights that you have by this contract.</li>
<li>What we promise in advertisements is part of the contract, too.</li>
<li>Where a clause is unclear, or two documents differ, the reading that favours the member applies.</li>
</ol>
<h3>3. Minors and persons under assistance</h3>
<ol>
<li>Anyone under <strong>18</strong> may use the service only after a legal representative has read, understood and agreed to this contract; for a child under 7 the representative registers and acts. The same holds when the contract changes.</li>
<li>A person under assistance needs the consent of the assistant before using the service.</li>
<li>Where something was paid without that consent and the representative or assistant does not approve it, they may ask under “<a href="#refund">Refunds</a>” for the paid points that were not used and for what the law says must be returned.</li>
<li>Playing and paying have different ages: with consent one may play before 18; topping up on this site, VIP service and the member form are for persons of 18 or older, in person.</li>
</ol>
<h3>4. Right to cancel</h3>
<ol>
<li>Within <strong>7 days</strong> of first using the service you may cancel the contract by e-mail, in writing or with a report on this site, without giving a reason and at no cost.</li>
<li>You may then ask for all paid points that you have not used; nothing is deducted. How it is paid is said under “<a href="#refund">Refunds</a>”.</li>
</ol>
<h3>5. The service, ratings and devices</h3>
<ol>
<li>We provide online games, support, top-ups, events and what belongs to them over the internet. Device and connection are yours to provide.</li>
<li>Every game shows its rating, content and advice under the Game Software Rating Regulations. Please play what suits your age; parents can use the parental controls of the device.</li>
<li>The least device and system that a game needs are on its official site and store page. We announce it before they rise.</li>
<li>To protect accounts and to find cheats and theft, we record model, system and identifier of the device, network address and time of each sign-in. How they are used is said under “<a href="#privacy">Privacy</a>”.</li>
</ol>
<h3>6. Fees and points</h3>
<ol>
<li>Games are free to download. Services, points and goods are priced in New Taiwan dollars, and the total is shown before you pay. You may pay in any way that the shop page lists.</li>
<li>Points that were paid for are “paid points”; points from events, gifts or compensation are “bonus points”. Each game announces which are used first.</li>
<li>When rates or the way of charging change, we announce it <strong>30 days</strong> before on the front page, at the sign-in of the game or in the game, and by e-mail to members whose address we have.</li>
<li>Points that you bought earlier and have not used keep the earlier rate, unless the new one is better for you.</li>
<li>Except as the law and this contract say, there is no refund after payment. An order that is not paid in time is cancelled and costs nothing.</li>
</ol>
<h3>7. Maintenance and quality</h3>
<ol>
<li>We announce planned maintenance, with day and time, <strong>7 days</strong> ahead. Sudden security incidents, failures or natural disasters that must be dealt with at once are excepted; we announce those as soon as we can.</li>
<li>We keep the system safe and free of errors, freezes, delays and interruptions. If for reasons on our side you cannot use it, or paid points or virtual items are lost, we put it right at once and restore what was; where that cannot be done, we compensate you fairly.</li>
<li>Where a service is charged by time and is interrupted for reasons on our side, that time is not charged and your period is extended.</li>
</ol>
<h3>8. Account and password</h3>
<ol>
<li>The account is for you alone; it may not be lent, given away or traded. Please keep password, codes and device safe. Our staff never asks for your password or a code.</li>
<li>If somebody else uses your account or password, tell us at once. After checking who you are we suspend the account, or the items that were moved from it, and look into it.</li>
<li>We tell the third party who has the items and ask for an explanation within <strong>7 days</strong> of being told. Without one, we return what was wrongly moved to you; where that cannot be done, we agree on other fair compensation. If the third party disputes it, you may go to court, and we help as needed.</li>
<li>Where nothing was stolen, we lift the suspension. Whoever harms others by a false report is liable.</li>
</ol>
<h3>9. Game records</h3>
<ol>
<li>We keep your own game records for <strong>60 days</strong> so that you can ask for them.</li>
<li>You may ask by e-mail, in writing or with a report on this site, giving what lets us check who you are. Each request costs <strong>NT$200</strong>; it is free where the reason lies with us.</li>
<li>We provide them within <strong>7 days</strong> of your request and the check, on a medium, on paper or by e-mail.</li>
</ol>
<h3>10. Changes to the contract</h3>
<ol>
<li>When we change this contract we announce it on the front page, at the sign-in of games or in the shop, and tell you by e-mail or a message on the site. The announcement names the clauses and the day, and keeps both wordings side by side.</li>
<li>You may object within <strong>15 days</strong> of being told. Silence counts as consent. An objection ends the contract, and we refund under clause 12.</li>
<li>A change that was not announced and told in this way does not bind you.</li>
</ol>
<h3>11. Long absence</h3>
<p>If you have not signed in for <strong>365 days</strong> in a row, we tell you by e-mail, text message or as agreed, <strong>15 days</strong> before the contract ends. If you still do not sign in, it ends by itself, and we refund under clause 12.</p>
<h3>12. Ending the contract, and refunds</h3>
<ol>
<li>You may end the contract at any time by telling us.</li>
<li>Within <strong>30 days</strong> of the end we refund the paid points that you have not used, in cash, by transfer, to the card or as they were paid. From their value we deduct <strong>40 %</strong> for necessary costs. <strong>Bonus points are not refunded</strong>.</li>
<li>Nothing is deducted where the contract ends because we close the service, because you object to a change, or for other reasons on our side. We announce a closure at least 30 days ahead.</li>
<li>If you break the “<a href="#rules">Game rules</a>” and, after a warning and a request to stop, do so again <strong>3 times</strong> or more, we may end the contract by telling you.</li>
<li>We may end it at once, after telling you, if you: attack or damage computer systems with tools or otherwise; gain unlawful profit by cheats, viruses or flaws, where that is grave; pay in our or another’s name, forge payments or obtain points unlawfully; or do what a court has found unlawful.</li>
<li>If we were wrong about the facts of the two clauses above, or cannot prove them, we pay for the harm that you suffered.</li>
</ol>
<h3>13. Intellectual property and virtual items</h3>
<p>Programs, pictures, music, texts and other content of the games belong to us or our licensors. While the contract lasts you may use account, character and virtual items under the rules of the game. What you create in a game stays yours; so that we can provide the service, you allow us to copy and transmit it within the service.</p>
<h3>14. Liability</h3>
<ol>
<li>We make sure that the service is as safe as the state of technology lets one reasonably expect. If you are harmed by our intent or negligence we are liable; where we prove that we were not negligent, liability is reduced under the Consumer Protection Act.</li>
<li>Nothing in this contract excludes or limits what we are liable for by law, or waives a right that the law gives you.</li>
</ol>
<h3>15. Complaints</h3>
<ol>
<li>If you are not satisfied with the connection, the running of a game, a charge, a measure or other service, you may complain within <strong>7 days</strong> of being told or learning of it, by e-mail to support or with a report on this site.</li>
<li>We answer within <strong>15 days</strong> of receiving it. A complaint that comes later than 7 days we still try to help with.</li>
<li>You may also call the consumer hotline 1950, or turn to the consumer service centre of your city or county for a complaint or mediation.</li>
</ol>
<h3>16. Keeping of records</h3>
<p>After the contract ends we keep your account and its electronic records for <strong>60 days</strong>. If you resume within that time you go on as before; if not, we delete them, unless the law says otherwise. How long personal data are kept is in the table under “<a href="#privacy">Privacy</a>”.</p>
<h3>17. Notices</h3>
<p>We tell you things at the e-mail address or phone number that you registered or by a message on the site; please tell us or update them here when they change. You tell us by a report on this site, by e-mail to support or in writing. A notice takes effect when it arrives.</p>
<h3>18. Law and court</h3>
<ol>
<li>This contract is governed by the law of the Republic of China (Taiwan).</li>
<li>For disputes both parties agree on the district court at our seat as the court of first instance. Article 47 of the Consumer Protection Act, and Articles 28(2) and 436-9 of the Code of Civil Procedure on small claims, are not excluded.</li>
<li>If a clause is void, the others stand.</li>
</ol>
`.trim();
