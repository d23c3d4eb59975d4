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
