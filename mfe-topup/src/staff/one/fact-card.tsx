import { Card, SectionTitle } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';

/** A titled card of facts; what is empty has no line. */
export function FactCard({ title, facts }: { title: string; facts: readonly DescriptionItem[] }) {
  return (
    <Card>
      <SectionTitle>{title}</SectionTitle>
      <DescriptionList facts={facts.filter(({ value }) => value !== '' && value !== null)} />
    </Card>
  );
}
