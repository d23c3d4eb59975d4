import type { DemoArticle } from './save-article.ts';

const googlePlay = `
<p>Google Play 的訂單編號以「GPA.」開頭，例如 GPA.1234-5678-9012-34567。回報儲值問題時，請寫下這個編號。</p>
<h3>方法一：從電子郵件找</h3>
<ol>
<li>打開付款的 Google 帳號所用的 Gmail。手機上有好幾個帳號時，請先切換到付款的那一個。</li>
<li>搜尋「Google Play 訂單收據」，或搜尋寄件者 <code>googleplay-noreply@google.com</code>。<figure data-drawing="mail-search">在信箱最上方的搜尋欄找，結果裡框起來的就是收據。</figure></li>
<li>找到日期和金額相符的那一封。沒看到時，請再找「垃圾郵件」和「促銷內容」。</li>
<li>打開郵件，截下整張收據。一個畫面放不下時，請分成兩張。</li>
</ol>
<h3>方法二：從 Google Play 商店找</h3>
<ol>
<li>打開手機上的「Google Play 商店」，點右上角的個人資料圖片。<figure data-drawing="play-profile">個人資料圖片在搜尋欄的右邊，是一個圓形。</figure></li>
<li>確認畫面上是付款的帳號；不是的話，點帳號旁的箭頭切換。</li>
<li>點「付款與訂閱」，再點「預算與記錄」。<figure data-drawing="play-payments">「付款與訂閱」在帳號名稱下方的選單裡。</figure></li>
<li>找到這筆購買，點進去看訂單編號，然後截圖。<figure data-drawing="play-order">訂單編號以 GPA. 開頭，截圖要看得到整串。</figure></li>
</ol>
<h3>方法三：從電腦找</h3>
<ol>
<li>用瀏覽器打開 <a href="https://pay.google.com">pay.google.com</a>，登入付款的 Google 帳號。</li>
<li>點「活動」，從清單選出這筆付款。<figure data-drawing="web-list">清單裡一列就是一筆付款，金額在右邊。</figure></li>
<li>詳細資料裡的「交易 ID」就是訂單編號，請連同日期和金額一起截圖。</li>
</ol>
<p>選單名稱可能隨手機和版本略有不同。</p>
<h3>截圖裡要看得到</h3>
<ul>
<li>訂單編號（GPA. 開頭的完整一串）</li>
<li>購買日期和時間</li>
<li>商品名稱和金額</li>
<li>付款的 Google 帳號</li>
</ul>
<p>信用卡卡號和帳單地址請先遮住，我們不需要這些資料。</p>
<h3>找不到收據時</h3>
<ul>
<li>訂單顯示「待處理」：付款還沒完成，完成後才會寄出收據。</li>
<li>由家人付款：收據會寄到家庭群組管理員的信箱。</li>
<li>訂單顯示「已取消」或「已退款」：款項會由 Google Play 退回，點數不會送出。</li>
</ul>
<p>收據準備好了，請從「線上回報」選「儲值未入帳」，把截圖加在附件裡。</p>`;

const appStore = `
<p>App Store 的訂單編號在收據上標為「訂單編號」，以英文字母 M 開頭，例如 MXXXXXXXXX。回報儲值問題時，請寫下這個編號。</p>
<h3>方法一：從電子郵件找</h3>
<ol>
<li>打開 Apple 帳號所用的信箱。不確定是哪一個時，請看 iPhone「設定」最上方您的名字下面。</li>
<li>搜尋「Apple 收據」，或搜尋寄件者 <code>no_reply@email.apple.com</code>。<figure data-drawing="mail-search">在信箱最上方的搜尋欄找，結果裡框起來的就是收據。</figure></li>
<li>找到日期和金額相符的那一封。同一天的多筆購買，可能會合併在一張收據裡。</li>
<li>打開郵件，截下整張收據。</li>
</ol>
<h3>方法二：從 iPhone 或 iPad 找</h3>
<ol>
<li>打開「設定」，點最上方您的名字。<figure data-drawing="apple-name">您的名字和頭像在「設定」的最上面。</figure></li>
<li>點「媒體與購買項目」，再點「檢視帳號」。需要時請用密碼、Face ID 或 Touch ID 確認。</li>
<li>往下找到「購買記錄」，點進去。<figure data-drawing="apple-purchases">「購買記錄」在帳號頁面的下半部。</figure></li>
<li>找到這筆購買，點「總計金額」打開詳細資料，然後截圖。<figure data-drawing="apple-order">訂單編號以 M 開頭，截圖要看得到整串。</figure></li>
</ol>
<h3>方法三：從網頁找</h3>
<ol>
<li>打開 <a href="https://reportaproblem.apple.com">reportaproblem.apple.com</a>，登入付款的 Apple 帳號。</li>
<li>在清單裡找到這筆購買，展開後可以看到訂單編號。<figure data-drawing="web-list">清單裡一列就是一筆購買，金額在右邊。</figure></li>
<li>請連同日期、項目和金額一起截圖。</li>
</ol>
<p>選單名稱可能隨手機和版本略有不同。</p>
<h3>截圖裡要看得到</h3>
<ul>
<li>訂單編號（M 開頭的完整一串）</li>
<li>購買日期</li>
<li>項目名稱和金額</li>
<li>Apple 帳號</li>
</ul>
<p>付款卡號和帳單地址請先遮住，我們不需要這些資料。</p>
<h3>找不到收據時</h3>
<ul>
<li>剛剛才購買：收據可能要一兩天才會寄到，請先用方法二查看。</li>
<li>購買記錄顯示「待處理」：Apple 還沒有完成扣款，完成後點數才會送出。</li>
<li>使用「家人共享」：收據會寄給家庭組織者。</li>
</ul>
<p>App Store 的購買由 Apple 收款，退款請先在上面的網頁提出。點數沒有收到時，請從「線上回報」選「儲值未入帳」，把截圖加在附件裡。</p>`;

export const demoReceiptArticles: DemoArticle[] = [
  { id: 3, type_id: 'receipt', title: '如何找到 Google Play 訂單收據', content: googlePlay },
  { id: 4, type_id: 'receipt', title: '如何找到 App Store 訂單收據', content: appStore },
];
