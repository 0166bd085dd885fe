interface Conversation {
  rancher: { ranchName: string };
  customer: { name: string };
  order: { id: string } | null;
}

export const otherOf = ({ rancher, customer }: Conversation, isRancher: boolean) =>
  isRancher ? customer.name : rancher.ranchName;

export const aboutOf = ({ order }: Pick<Conversation, 'order'>) => (order ? `Order #${order.id}` : 'Question');
