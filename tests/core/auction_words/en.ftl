asked-bid = how much to bid
refusals-too_high = With a { $card } nobody bids more.
