import { string, type InferType } from 'yup';
import { listOf, part, text, view, yesNo } from '../shared/view.ts';

const title = () => part({ tw: text(), hk: string(), en: text() });

/** Roles that services publish, beside those of the platform. Without `published` nobody knows it any more: it gives nothing. */
export const deskRolesView = view('DeskRoles', {
  data: listOf(part({ role: text(), service: text(), title: title(), may: title(), published: yesNo() })),
});
export type DeskRolesView = InferType<typeof deskRolesView>;
