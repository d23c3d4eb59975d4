/** What the rules know of addresses. A page is given the table of them and has none of its own. */
export type KnownPlaces = {
  isCounty: (text: string) => boolean;
  /** `100 台北市 中正區` */
  isPlace: (text: string) => boolean;
};
