import { BookOpen, FileCode, SquareTerminal } from 'lucide-react';
import { Cluster } from '../ui/Cluster';
import { TextLink } from '../ui/TextLink';

/** Where to try the API and read about it. */
export function ToolLinks({ centered = false }: { centered?: boolean }) {
  return (
    <Cluster gap={2} justify={centered ? 'center' : 'start'}>
      <TextLink href="/graphiql" icon={SquareTerminal} quiet>
        Try queries in GraphiQL
      </TextLink>
      <TextLink href="/api/docs" icon={BookOpen} quiet>
        REST documentation
      </TextLink>
      <TextLink href="/schema.graphql" icon={FileCode} quiet>
        GraphQL schema
      </TextLink>
    </Cluster>
  );
}
