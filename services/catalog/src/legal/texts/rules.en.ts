export const rulesEn =
  `<p>These rules let everybody play safely and fairly. Measures go no further than needed, and we check and tell you first. The Chinese text is the one that binds.</p>
<h3>1. What is forbidden</h3>
<ol>
<li>Using cheats, bots, forged packets or other programs that are not allowed, or profiting from flaws. If you find a flaw, please tell us; nobody is punished for an honest report.</li>
<li>Stealing, trading, renting or lending accounts, or trading virtual items for money or profit outside the game.</li>
<li>Obtaining points by forged payments, malicious chargebacks or top-up fraud.</li>
<li>Posing as staff or as somebody else, or spreading fraud, phishing links and malware.</li>
<li>Harassing, threatening, discriminating, hateful or obscene words or content, or making other people’s personal data public.</li>
<li>Disturbing the game by flooding, advertising, hogging resources or attacking servers.</li>
<li>Other things that the law, or the announced rules of a game, clearly forbid.</li>
</ol>
<h3>2. Checks and evidence</h3>
<ol>
<li>We check game records, records of connection, device and payment, chats and what was reported; a single report alone is never enough.</li>
<li>We keep the records that a measure rests on until the time for an appeal and its handling are over; you may ask for the reason and the kind of records.</li>
</ol>
<h3>3. Notice first</h3>
<ol>
<li>Before a measure we tell you, in the game, by e-mail or by a message on the site, which rule, which facts and which measure, and give you the chance to explain and to stop.</li>
<li>Where harm would grow and it is urgent, we may suspend a function first and tell you at once; if nothing was broken, we restore it immediately and compensate you fairly.</li>
</ol>
<h3>4. Order of measures</h3>
<table>
<caption>Stages of measures</caption>
<thead><tr><th scope="col">Stage</th><th scope="col">Measure</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">First</th><td>warning and no chat</td><td><strong>1 to 7 days</strong></td></tr>
<tr><th scope="row">Second</th><td>some services limited, such as trade, teams or rankings</td><td><strong>1 to 7 days</strong></td></tr>
<tr><th scope="row">Third</th><td>suspension of the account</td><td><strong>1 to 7 days</strong></td></tr>
<tr><th scope="row">Fourth</th><td>for grave or repeated violations, heavier or permanent measures</td><td>as the case is, said in the notice</td></tr>
</tbody>
</table>
<ol>
<li>As a rule they follow in this order. How heavy one is depends on gravity, number, effect and whether you stopped; like cases are treated alike. A suspension lasts 7 days at most each time.</li>
<li>Whoever, after a warning and a request to stop, breaks the rules again <strong>3 times</strong> or more may have the contract ended under clause 12 of the terms.</li>
<li>We may take back items or points that were obtained unfairly; third parties in good faith keep their rights.</li>
</ol>
<h3>5. Appeals</h3>
<ol>
<li>If you disagree with a measure you may appeal within <strong>7 days</strong> of being told, with a report on this site or by e-mail, saying why and enclosing what you have.</li>
<li>Somebody who had no part in the measure looks at it anew, and we answer within <strong>15 days</strong>. If it was wrong we lift it at once, restore what was and compensate you fairly.</li>
<li>Meanwhile we may hold the measure back where that fits the case.</li>
</ol>
<h3>6. Where the rules stand</h3>
<p>These rules and the details of each game are published on the site and in the games. They change under clause 10 of the terms. What was done before a change is judged by the rules of that time, or by the new ones where they are better for you.</p>
`.trim();
