import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { useToast } from '../ui/useToast';

/** The address names no ranch at all. */
export function InvalidRancher() {
  const { toast } = useToast();
  useEffect(() => toast({ title: 'Invalid Rancher', variant: 'destructive' }), [toast]);
  return <Navigate to={paths.findRancher} replace />;
}
