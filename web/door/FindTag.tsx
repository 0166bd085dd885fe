import { useState } from 'react';
import { findByTag } from '../../rules/herd/nearestTags';
import { Button } from '../ui/button/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Cluster } from '../ui/layout/arrange';
import { Notice } from '../ui/state/Notice';
import type { Due } from './dueDays';

interface FindTagProps {
  due: readonly Due[];
  onFound: (animalId: string) => void;
}

/** Finds an animal by its tag. A tag that none has offers those that are nearest. */
export function FindTag({ due, onFound }: FindTagProps) {
  const [offered, setOffered] = useState<{ title: string; some: { id: string; tag: string; ranchName: string }[] }>();
  const search = ({ tag }: { tag: string }) => {
    if (!tag.trim()) return;
    const animals = due.map(({ animal, door }) => ({ id: animal.id, tag: animal.tag, ranchName: door.ranchName }));
    const { found, nearest } = findByTag(tag, animals);
    const [only] = found;
    if (only && found.length === 1) {
      setOffered(undefined);
      onFound(only.id);
    } else if (only) setOffered({ title: `Whose tag ${only.tag}?`, some: found });
    else setOffered({ title: `No animal here has tag ${tag.trim()}. Is it one of these?`, some: nearest });
  };
  return (
    <>
      <Form initialValues={{ tag: '' }} onSubmit={search} label="Weigh by tag">
        <Field name="tag" label="Tag on the carcass" autoComplete="off" />
        <SubmitButton size="large">Weigh This Tag</SubmitButton>
      </Form>
      {offered && (
        <Notice tone="warning" role="alert" title={offered.title}>
          <Cluster>
            {offered.some.map(({ id, tag, ranchName }) => (
              <Button key={id} onClick={() => onFound(id)}>{`Tag ${tag}, ${ranchName}`}</Button>
            ))}
          </Cluster>
        </Notice>
      )}
    </>
  );
}
