import { useQuery } from '@apollo/client/react';
import { completeness } from '../../../rules/ranches/completeness';
import { paths } from '../../paths';
import { Stack } from '../../ui/layout/arrange';
import { TextLink } from '../../ui/text/Link';
import { NameList } from '../../ui/text/NameList';
import { Text } from '../../ui/text/Text';
import { ApproveChecklistDocument } from './ApproveChecklist.generated';

/** Shows what a ranch's page lacks, with a link to the page, before an admin approves the ranch. */
export function ApproveChecklist({ ranch }: { ranch: { id: string; ranchName: string } }) {
  const { data } = useQuery(ApproveChecklistDocument, { variables: { id: ranch.id } });
  const page = data?.rancher;
  return (
    <Stack gap={1}>
      <TextLink to={paths.ranch(ranch)} target="_blank">
        See the page of {ranch.ranchName}
      </TextLink>
      {page && <Missing {...completeness(page)} />}
    </Stack>
  );
}

function Missing({ told, outOf, missing }: ReturnType<typeof completeness>) {
  if (missing.length === 0) return <Text>Its page answers everything families ask.</Text>;
  return (
    <>
      <Text>{`${told} of ${outOf} done. Still missing:`}</Text>
      <NameList label="Still missing" names={missing.map(({ label }) => label)} />
    </>
  );
}
