/* Pictures that the desk alone uses; see `ui/icons.ts` for those of every page. */
export {
  BoldIcon,
  LinkIcon,
  ListIcon,
  TextQuoteIcon,
  UserRoundIcon,
  UserRoundSearchIcon,
  UserRoundXIcon,
  ZapIcon,
} from 'lucide-react';
