export type OrderGoods = {
  part: 'goods' | 'gift' | 'tier';
  title: string;
  items: { item_code: string; qty: number }[];
};
