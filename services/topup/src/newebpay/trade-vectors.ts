import type { Merchant } from './trade-cipher.ts';

/** `plain` is what `info` was made from, padded to blocks of so many bytes. Keys are published samples, or made up. */
type Vector = { name: string; merchant: Merchant; padding: 16 | 32; plain: string; info: string; sum: string };

export const vectors: readonly Vector[] = [
  {
    name: 'a request of the manual of 2025',
    merchant: { id: 'MS127874575', hashKey: 'Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn', hashIv: 'C6AcmfqJILwgnhIP' },
    padding: 16,
    plain:
      'MerchantID=MS127874575&RespondType=String&TimeStamp=1695795410&Version=2.0&MerchantOrderNo=Vanespl_ec_1695795410&Amt=30&ItemDesc=test&NotifyURL=https%3A%2F%2Fwebhook.site%2Fd4db5ad1-2278-466a-9d66-78585c0dbadb',
    info: 'f79eac33c4f3245d58f17b544c5d38b09457a6d77e77bae6f10fcc7236fe153ccef1a80001c0746afc063a7570f80ad970d8a32c72332c9ec5547410188007876bdca2bafa52d07d31b6b183f2204d6e4feee6d245e286ab198cf95422ad5843c7696fc943cbb65979ad207607d4b5d97dac4a90ccd5e7a37adb7d7062e838be09d94e8c5dfa145c048e17feabe58c2e310792f0f50f5af32961ffb07ff6649ae1021ad558242551de5f09316e3182e198775e5d1ad5b66a70be290004de750fa85d86b0c2f087b40005d89e048be2ab6fd83f1c522494c093426a10a1f73fe4',
    sum: '84E4D9F96537E029F8450BE1E759080F9AF6995921B7F6F9AAFDDD2C36E7B287',
  },
  {
    name: 'a request of the manual of version 1.5',
    merchant: { id: '3430112', hashKey: '12345678901234567890123456789012', hashIv: '1234567890123456' },
    padding: 32,
    plain:
      'MerchantID=3430112&RespondType=JSON&TimeStamp=1485232229&Version=1.4&MerchantOrderNo=S_1485232229&Amt=40&ItemDesc=UnitTest',
    info: 'ff91c8aa01379e4de621a44e5f11f72e4d25bdb1a18242db6cef9ef07d80b0165e476fd1d9acaa53170272c82d122961e1a0700a7427cfa1cf90db7f6d6593bbc93102a4d4b9b66d9974c13c31a7ab4bba1d4e0790f0cbbbd7ad64c6d3c8012a601ceaa808bff70f94a8efa5a4f984b9d41304ffd879612177c622f75f4214fa',
    sum: 'EA0A6CC37F40C1EA5692E7CBB8AE097653DF3E91365E6A9CD7E91312413C7BB8',
  },
  {
    name: 'a request with Chinese, plus, comma and blank',
    merchant: { id: 'MS900000001', hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001', hashIv: 't0pUpS1mIv_00001' },
    padding: 16,
    plain:
      'MerchantID=MS900000001&RespondType=JSON&TimeStamp=1767225600&Version=2.0&MerchantOrderNo=TP20260101_0001&Amt=1990&ItemDesc=%E9%BB%9E%E6%95%B8+1%2C000%2B%E8%B4%8850&Email=player%2B1%40example.com&EmailModify=0&VACC=1&ExpireDate=20260102&ReturnURL=https%3A%2F%2Fshop.example%2Fpay%2Freturn&NotifyURL=https%3A%2F%2Fshop.example%2Fpay%2Fnotify&CustomerURL=https%3A%2F%2Fshop.example%2Fpay%2Fcustomer',
    info: 'ede19d2d844e7d091a4436faa42bb3e037f12c0aa02990e05945ec5dd0de4bc56e7682ff1e674e76dffa9772e1eb064161a3350e3c6bd7a392230c6109ffb32f32989028ada3b3bd22087eccd1801711004207e3b8cc92bd4d8947a6efd79d7395877f418d7ba541b14ee6e3a4310c7bee5e34b7aaa9fba582d8dbc356e39bf890739f264703ab4864cb96487196f918fb69addbc87cb68b7da107fe0b58c410cfbbad716ac4cce6758fd66e0a6687aadbd109730dc7d3b219b899b899f8a2c2a2d76d0f67fcf40bd6c5359f70903eeb2288e98702c0e402a6edf21f3906f1ded2a339a7bba3aa67de7243fbe5e2dc4b1873f56420e4d448b48bc46add114e50e6b6cf95b88262d6b9c30341299f3fb6a82c42fc23819d7cee3f223a73913275cd4453aef223924c26d3aa4441166f363bd6754be4929ee4945da3395797be388d9e25ecaa4232336dbf0116a85401b258e72fa76dd6f2b792eb5a84b44861b1ed8d532b00b6409bca4b6e4c640cb229273f1bbd611e8e4aae19a8af474f3d2e516413a14f9da355221c6b1a31a48fc6',
    sum: '238D18DD2CC0A59A8E1B1CE271165CF3F3E37B5C01617E7073A72909C28734A4',
  },
  {
    name: 'a number, padded to 32, which a strict decoder rejects',
    merchant: { id: 'MS900000001', hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001', hashIv: 't0pUpS1mIv_00001' },
    padding: 32,
    plain:
      '{"Status":"SUCCESS","Message":"\\u53d6\\u865f\\u6210\\u529f","Result":{"MerchantID":"MS900000001","Amt":1990,"TradeNo":"26010108000012345","MerchantOrderNo":"TP20260101_0001_retry_000002","PaymentType":"VACC","ExpireDate":"2026-01-02","ExpireTime":"23:59:59","BankCode":"008","CodeNo":"9103522175887271"}}',
    info: '1160b58c52e738d61282b86cd1abcf392ea509638b6325e1bbc1d10e97c314fce64e22f7ba04e878949ef04f243f2662875fd16cbcbf88702fd5e1fdd0257b7ee92357e0157f9b7e7a5a58a9a7f5d4b86ec8d26644a2abe8f25c59159dc9fa4dfb0715e463a0634926cb517b7d588fe0628b5ffb59906aba0ff77a39ea2ff33d484db7aae3ae8ecce797d8f8793afea96a738638d661bee606744406bf0f42b1467659efc335741a0c6b25521933ba0c7f7e47dd6ebc97e6154d65a7e3aa198a0cea2d632e5fb4f08cf125bffc089ab297f82e0787e502bd665abe377768bd4cfbc0b9750f2744516b919587f7eea2f71390c4580014c060f618c6828d55777d1d70cb83f11b3c18be54be902fbf54dd3dfaba272da5d5cf0d2e2ca2c167722ba439f546f2fb470f0e6dd6dedc35bcb870cabda4ef2ba06e07222189c862a938',
    sum: '266C1E0B0992B2D0F1DFC0E6861CFA7ABBE47A81C7561094D3E6CD2D9A843FDA',
  },
  {
    name: 'a number whose padding is a row of blanks',
    merchant: { id: 'MS900000001', hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001', hashIv: 't0pUpS1mIv_00001' },
    padding: 32,
    plain:
      '{"Status":"SUCCESS","Message":"\\u53d6\\u865f\\u6210\\u529f","Result":{"MerchantID":"MS900000001","Amt":1990,"TradeNo":"26010108000012345","MerchantOrderNo":"TP20260101_0001","PaymentType":"VACC","ExpireDate":"2026-01-02","ExpireTime":"23:59:59","BankCode":"008","CodeNo":"9103522175887271"}}',
    info: '1160b58c52e738d61282b86cd1abcf392ea509638b6325e1bbc1d10e97c314fce64e22f7ba04e878949ef04f243f2662875fd16cbcbf88702fd5e1fdd0257b7ee92357e0157f9b7e7a5a58a9a7f5d4b86ec8d26644a2abe8f25c59159dc9fa4dfb0715e463a0634926cb517b7d588fe0628b5ffb59906aba0ff77a39ea2ff33d484db7aae3ae8ecce797d8f8793afea96a738638d661bee606744406bf0f42b1fef34956e180ed917f59c8f7d5c491c19f88e5b7f72eb11012c414c93aee83d7f30f984c67187f1b71ba63d0361d496d54430fe6b50abb1ba3d96c85fe7947f57ea641f3eafa5e49226b3ac58c5a74862ed7c8916e14a1ebf810431c3ef159be5f92fa93758de14010fb24fe787d4054bd74847b83c756fe7b98174edca1ffaf08f4f2925a94eeaf1a81a884b5034b93ab68d1faf476e461d02f0b7385fe3890',
    sum: '68F23A9145F7199A2A0C6B4D186E8DABC0D1A4718424AD2346F770C7970F637F',
  },
  {
    name: 'a payment with Chinese as it is',
    merchant: { id: 'MS900000001', hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001', hashIv: 't0pUpS1mIv_00001' },
    padding: 16,
    plain:
      '{"Status":"SUCCESS","Message":"付款成功","Result":{"MerchantID":"MS900000001","Amt":1990,"TradeNo":"26010108000012345","MerchantOrderNo":"TP20260101_0001","RespondType":"JSON","IP":"203.0.113.7","EscrowBank":"HNCB","PaymentType":"VACC","PayTime":"2026-01-01 18:05:09","PayerAccount5Code":"54321","PayBankCode":"812"}}',
    info: '1160b58c52e738d61282b86cd1abcf397a1c538c4a3855ec65b1bf2b0389f7f7c636325783ee74cbd9b662fac713b4c26387c58a66a896637f7616092098399c1861c1052d4410f0e6ed4ba6204f578c2534c779c521b33f19eb11727b4705828040dd1ae291fe5d6fb5432fc1728c4b14604237f9da488a4ef767ec42280c55fc61e83b72adaa53fcb1d1787c6252aff89cb259456f05dcfd0bd2f932fae8a43ecbb1b582552fa8e363d239fae63798f950fcc11244d734240c7738a2fbfdccb70d5bcd080b1c7642447b3437ae1e46aa11f89f52c897d89633ca2adfab91ac7a3471194202060948a4b9ad333db5c86c66eb772abca7e4fec29382a037f164d32a73dcdd8b573d1b96538192e2a640dabd87f435a636e23430008c2aaefb9c176b1f8e391570f7ef6109ea6f4ff048061ea7b6f92f8b8389f85337dd24726839dbcbab42178ef3d5557d309560a638',
    sum: '2C717F3E9E3917CC2A720AB58206518D12BD3871FB066A3801F1774E9EEA3390',
  },
];
