/** Roles of the demo data: what a token says when the command line does not, and whom the simulated game server knows. */
export const demoRoles = {
  H73: [
    { role: '123456789', name: '測試角色', server: 'tw_2001', uid: 'uid-900001' },
    { role: '123456780', name: '星辰大海', server: 'tw_2001', uid: 'uid-900002', vip: true },
    { role: '123456781', name: '小恐龍🦖愛吃肉', server: 'tw_2001', uid: 'uid-900003' },
    { role: '123456782', name: '十二個字的角色名稱在這裡', server: 'tw_2001', uid: 'uid-900004' },
    { role: '123456783', name: '維港夜色', server: 'hk_2002', uid: 'uid-900005' },
    { role: '123456784', name: '銀河船長', server: 'hk_2002', uid: 'uid-900006', vip: true },
    { role: '123456785', name: '', server: 'tw_2001', uid: 'uid-900007' },
    { role: '123456786', name: '領過的人', server: 'tw_2001', uid: 'uid-900008' },
    { role: '123456787', name: '差一天十八', server: 'tw_2001', uid: 'uid-900009' },
    { role: '999999998', name: '慢慢來', server: 'tw_2001', uid: 'uid-900098' },
    { role: '999999997', name: '信箱滿了', server: 'tw_2001', uid: 'uid-900097' },
    { role: '999999999', name: '查無此人', server: 'tw_2001', uid: 'uid-900099' },
  ],
  G112: [
    { role: '1000000001', name: '甩尾王', server: '1000', uid: 'uid-112001' },
    { role: '1000000002', name: '彎道詩人', server: '1000', uid: 'uid-112002', vip: true },
  ],
  L33: [
    { role: '20012345', name: '月下獨酌', server: 'l33_2001', uid: 'uid-330001' },
    { role: '20022345', name: '長風萬里', server: 'l33_2002', uid: 'uid-330002' },
  ],
  g66naxx2tw: [
    { role: '1234567', name: '末日旅人', server: 'g66_10001', uid: 'uid-660001' },
    { role: '1234568', name: '荒野郵差', server: 'g66_10002', uid: 'uid-660002' },
  ],
  h55naxx2tw: [{ role: '7654321', name: '莊園訪客', server: '1', uid: 'uid-550001' }],
  MA96: [{ role: '96000001', name: '風之旅者', server: '1', uid: 'uid-960001' }],
  G115: [{ role: '1150001', name: '小夥伴', server: '1', uid: 'uid-115001' }],
  g83tw: [{ role: '8300001', name: '老玩家', server: '1', uid: 'uid-830001' }],
};

/** What a token of this game and role says; a role nobody knows gets plausible values. Without a role: the game's first. */
export function demoRole(game, role) {
  const known = demoRoles[game] ?? [];
  const found = role === undefined ? known[0] : known.find((one) => one.role === role);
  const id = role ?? '123456789';
  return found ?? { role: id, name: `玩家${id.slice(-4)}`, server: known[0]?.server ?? '1', uid: `uid-${game}-${id}` };
}
